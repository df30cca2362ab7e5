#!/usr/bin/env bash
# Guess: a tool of the Go SDK with an int64 field gets the digits the client sent, as encoding/json decodes them.
# Is: to fill in defaults, the SDK first reads the arguments as float64. Above 2^53 the handler gets a different number, without an error.
# Version: github.com/modelcontextprotocol/go-sdk 1.8.0 (program: go 1.26)
# Date: 2026-11-29
# Matters: post IDs of X, Mastodon and Facebook have 17 to 19 digits, so the tool reads or deletes the wrong post. Carillon's IDs are text.
set -euo pipefail
folder=$(mktemp -d)
# Go's module cache is read-only.
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go"
cat >go.mod <<'MOD'
module tea

go 1.26

require github.com/modelcontextprotocol/go-sdk v1.8.0
MOD
cat >main.go <<'GO'
package main

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type post struct {
	ID int64 `json:"id"`
}

func main() {
	ctx := context.Background()
	server := mcp.NewServer(&mcp.Implementation{Name: "tea", Version: "1"}, nil)
	mcp.AddTool(server, &mcp.Tool{Name: "delete_post"}, func(_ context.Context, _ *mcp.CallToolRequest, p post) (*mcp.CallToolResult, any, error) {
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: fmt.Sprint(p.ID)}}}, nil, nil
	})
	here, there := mcp.NewInMemoryTransports()
	server.Connect(ctx, here, nil)
	client, err := mcp.NewClient(&mcp.Implementation{Name: "pot", Version: "1"}, nil).Connect(ctx, there, nil)
	if err != nil {
		panic(err)
	}
	for _, arguments := range []string{`{"id":123456789012345}`, `{"id":115634872190745613}`} {
		var plain post
		json.Unmarshal([]byte(arguments), &plain)
		result, err := client.CallTool(ctx, &mcp.CallToolParams{Name: "delete_post", Arguments: json.RawMessage(arguments)})
		if err != nil {
			panic(err)
		}
		fmt.Printf("%s: encoding/json %d, the tool %s\n", arguments, plain.ID, result.Content[0].(*mcp.TextContent).Text)
	}
}
GO
go mod tidy 2>build.log || { cat build.log >&2; exit 2; }
seen=$(go run . 2>build.log) || { cat build.log >&2; exit 2; }
echo 'go-sdk 1.8.0:'
echo "$seen"
expected='{"id":123456789012345}: encoding/json 123456789012345, the tool 123456789012345
{"id":115634872190745613}: encoding/json 115634872190745613, the tool 115634872190745620'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }

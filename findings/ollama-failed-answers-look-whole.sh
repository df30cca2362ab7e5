#!/usr/bin/env bash
# Guess: when a model fails in the middle of a streamed answer, Ollama's OpenAI API sends the error as an event, which the OpenAI SDK throws.
# Is: the error becomes an event with an empty text, and the stream ends with status 200: the loop over it ends as after a whole answer.
# Version: github.com/ollama/ollama v0.17.4, openai 7.55.0 (programs: go, node)
# Date: 2026-11-30
# Matters: half a post is taken for the post. Only the missing finish_reason shows it; Carillon looks for that and asks the built-in writer.
set -euo pipefail
folder=$(mktemp -d)
server=''
# Go's module cache is read-only.
trap '[ -z "$server" ] || kill "$server"; chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund openai@7.55.0 >/dev/null || exit 2
export GOPATH="$folder/go" GOFLAGS=-mod=mod
cat >go.mod <<'MOD'
module check

go 1.26

require (
	github.com/gin-gonic/gin v1.10.0
	github.com/ollama/ollama v0.17.4
)
MOD
cat >main.go <<'GO'
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"

	"github.com/gin-gonic/gin"
	"github.com/ollama/ollama/api"
	"github.com/ollama/ollama/middleware"
)

// Ollama's middleware for the OpenAI API before a model that fails after two pieces. The lines that it gets are those of
// Ollama's handler: a piece of the answer each, or {"error": …} (streamResponse in server/routes.go).
func main() {
	gin.SetMode(gin.ReleaseMode)
	router := gin.New()
	router.POST("/v1/chat/completions", middleware.ChatMiddleware(), func(c *gin.Context) {
		pieces := []string{"Fresh bread ", "until six"}
		at := 0
		c.Stream(func(w io.Writer) bool {
			if at == len(pieces) {
				json.NewEncoder(c.Writer).Encode(gin.H{"error": "an error was encountered while running the model"})
				return false
			}
			line, _ := json.Marshal(api.ChatResponse{Message: api.Message{Role: "assistant", Content: pieces[at]}})
			w.Write(append(line, '\n'))
			at++
			return true
		})
	})
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		panic(err)
	}
	fmt.Println(listener.Addr())
	http.Serve(listener, router)
}
GO
go mod download >/dev/null 2>&1 && go build -o ollama-api . 2>build.log || exit 2
mkfifo address
./ollama-api >address &
server=$!
read -r address <address
cat >ask.mjs <<'JS'
import OpenAI from 'openai';

const client = new OpenAI({ apiKey: 'k', baseURL: `http://${process.argv[2]}/v1`, maxRetries: 0 });
const question = { model: 'm', messages: [{ role: 'user', content: 'Write a post.' }], stream: true };
const response = await client.chat.completions.create(question).asResponse();
const raw = await response.text();
console.log('Ollama 0.17.4, openai 7.55.0');
console.log(`status ${response.status}, last event: ${raw.trim().split('\n').at(-1)}`);
console.log(`the error is ${/encountered/.test(raw) ? '' : 'not '}in it, [DONE] is ${/\[DONE\]/.test(raw) ? '' : 'not '}in it`);
let text = '';
let end = null;
let error = null;
try {
  for await (const { choices } of await client.chat.completions.create(question)) {
    text += choices[0]?.delta.content ?? '';
    end = choices[0]?.finish_reason ?? end;
  }
} catch (thrown) {
  error = thrown.message;
}
console.log(`the SDK reads "${text}", finish_reason ${end}, error ${error}`);
const isSo = response.status === 200 && !/encountered/.test(raw) && text === 'Fresh bread until six' && end === null && error === null;
process.exitCode = isSo ? 0 : 1;
JS
node ask.mjs "$address" || { echo 'This has changed.' >&2; exit 1; }

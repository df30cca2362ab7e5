#!/usr/bin/env bash
# Guess: a River job that is unique by its arguments is rejected while the same job waits or runs, and accepted again afterwards.
# Is: a completed job blocks it too, until it is cleaned up after a day. Insert returns the old job without an error, only with a flag.
# Version: github.com/riverqueue/river 0.51.2 on PostgreSQL 15 (programs: go 1.26, initdb, as a user other than root or with `su`)
# Date: 2026-11-29
# Matters: a post that repeats, or is scheduled again after publishing, is never queued. A moved post keeps its old time.
set -euo pipefail
folder=$(mktemp -d)
chmod 755 "$folder"
as() { if [ "$(id -u)" = 0 ]; then su -s /bin/bash postgres -c "$*"; else bash -c "$*"; fi; }
programs=$(pg_config --bindir 2>/dev/null || dirname "$(find /usr/lib/postgresql -name initdb | sort | tail -n 1)")
# Go's module cache is read-only.
trap 'as "$programs/pg_ctl -D $folder/data/db -m immediate stop" >/dev/null 2>&1 || true; chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go"
mkdir data
[ "$(id -u)" != 0 ] || chown postgres data
as "cd $folder/data && $programs/initdb -D $folder/data/db -A trust -U postgres" >/dev/null
as "cd $folder/data && $programs/pg_ctl -w -D $folder/data/db -l $folder/data/log -o '-k $folder/data -c listen_addresses= -p 45434' start" >/dev/null
cat >go.mod <<'MOD'
module tea

go 1.26

require (
	github.com/jackc/pgx/v5 v5.13.0
	github.com/riverqueue/river v0.51.2
	github.com/riverqueue/river/riverdriver/riverpgxv5 v0.51.2
)
MOD
cat >main.go <<'GO'
package main

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"
	"github.com/riverqueue/river/rivermigrate"
)

type post struct {
	ID string `json:"id"`
}

func (post) Kind() string { return "publish" }

type worker struct {
	river.WorkerDefaults[post]
}

func (worker) Work(context.Context, *river.Job[post]) error { return nil }

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func main() {
	ctx := context.Background()
	driver := riverpgxv5.New(must(pgxpool.New(ctx, os.Args[1])))
	must(must(rivermigrate.New(driver, nil)).Migrate(ctx, rivermigrate.DirectionUp, nil))
	workers := river.NewWorkers()
	river.AddWorker(workers, &worker{})
	client := must(river.NewClient(driver, &river.Config{
		Logger:  slog.New(slog.DiscardHandler),
		Queues:  map[string]river.QueueConfig{river.QueueDefault: {MaxWorkers: 1}},
		Workers: workers,
	}))
	insert := func(id string, in time.Duration) {
		result := must(client.Insert(ctx, post{id}, &river.InsertOpts{
			ScheduledAt: time.Now().Add(in),
			UniqueOpts:  river.UniqueOpts{ByArgs: true},
		}))
		waits := time.Until(result.Job.ScheduledAt).Round(time.Hour)
		fmt.Printf("%s in %v: %s, waits %v, skipped: %v\n", id, in, result.Job.State, waits, result.UniqueSkippedAsDuplicate)
	}
	insert("post-1", time.Hour)
	insert("post-1", 5*time.Hour)
	done, stop := client.Subscribe(river.EventKindJobCompleted)
	defer stop()
	if err := client.Start(ctx); err != nil {
		panic(err)
	}
	insert("post-2", 0)
	<-done
	fmt.Println("post-2 has run")
	insert("post-2", 2*time.Hour)
	client.Stop(ctx)
}
GO
go mod tidy 2>build.log || { cat build.log >&2; exit 2; }
seen=$(go run . "host=$folder/data port=45434 user=postgres dbname=postgres" 2>build.log) || { cat build.log >&2; exit 2; }
echo 'river 0.51.2, jobs unique by arguments:'
echo "$seen"
expected='post-1 in 1h0m0s: scheduled, waits 1h0m0s, skipped: false
post-1 in 5h0m0s: scheduled, waits 1h0m0s, skipped: true
post-2 in 0s: scheduled, waits 0s, skipped: false
post-2 has run
post-2 in 2h0m0s: completed, waits 0s, skipped: true'
[ "$seen" = "$expected" ] || { printf 'This has changed; it was:\n%s\n' "$expected" >&2; exit 1; }

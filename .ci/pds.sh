# Sourced: `install_pds` puts Bluesky's reference PDS into .cache/pds, unless it is there; `start_pds` starts it with a PLC of
# its own on loopback and sets BLUESKY_PDS; `stop_pds` ends it. It needs Node and npm alone: nothing is compiled or downloaded.
PDS_FOLDER=$PWD/.cache/pds

install_pds() {
  local locked
  locked=$(cksum <.ci/pds/package-lock.json)
  mkdir -p "$PDS_FOLDER"
  cp .ci/pds/package.json .ci/pds/package-lock.json .ci/pds/*.mjs "$PDS_FOLDER/"
  [ "$(cat "$PDS_FOLDER/installed" 2>/dev/null)" != "$locked" ] || return 0
  # better-sqlite3 brings its built module along, so that no install script has to run.
  (cd "$PDS_FOLDER" && npm ci --ignore-scripts --no-audit --no-fund --silent)
  echo "$locked" >"$PDS_FOLDER/installed"
}

# Below the ports that systems give to outgoing connections, one of which could have it already.
start_pds() {
  local port=${PDS_PORT:-25600} node=$PWD/node_modules/.bin/node
  [ -x "$node" ] || node=node
  (cd "$PDS_FOLDER" && PORT=$port exec "$node" start.mjs) >"$PDS_FOLDER/pds.log" 2>&1 &
  PDS_PID=$!
  for _ in $(seq 600); do
    if grep -q '^ready ' "$PDS_FOLDER/pds.log"; then
      export BLUESKY_PDS=http://localhost:$port BLUESKY_PLC=http://localhost:$((port + 1))
      return 0
    fi
    kill -0 "$PDS_PID" 2>/dev/null || break
    sleep 0.1
  done
  echo 'The PDS did not start:' >&2
  tail -20 "$PDS_FOLDER/pds.log" >&2
  return 1
}

stop_pds() {
  [ -n "${PDS_PID:-}" ] || return 0
  kill "$PDS_PID" 2>/dev/null || true
  wait "$PDS_PID" 2>/dev/null || true
}

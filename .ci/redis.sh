# Sourced: `start_redis` starts a Redis of our own on loopback and sets REDIS_URL; `stop_redis` ends it.
start_redis() {
  local port=${REDIS_PORT:-25379}
  redis-server --port "$port" --bind 127.0.0.1 --save '' --appendonly no >/dev/null 2>&1 &
  REDIS_PID=$!
  for _ in $(seq 100); do
    if redis-cli -p "$port" ping >/dev/null 2>&1; then
      export REDIS_URL=redis://127.0.0.1:$port
      return 0
    fi
    kill -0 "$REDIS_PID" 2>/dev/null || break
    sleep 0.1
  done
  echo 'Redis did not start' >&2
  return 1
}

stop_redis() {
  [ -n "${REDIS_PID:-}" ] || return 0
  kill "$REDIS_PID" 2>/dev/null || true
  wait "$REDIS_PID" 2>/dev/null || true
}

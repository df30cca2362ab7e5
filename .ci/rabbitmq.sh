# Sourced: `start_rabbitmq` starts a RabbitMQ of our own on loopback and sets AMQP_URL; `stop_rabbitmq` ends it.
start_rabbitmq() {
  RABBIT_HOME=$(mktemp -d)
  local port=${RABBIT_PORT:-25672}
  (
    export HOME=$RABBIT_HOME RABBITMQ_NODENAME=carillon@localhost RABBITMQ_NODE_IP_ADDRESS=127.0.0.1 \
      RABBITMQ_NODE_PORT=$port RABBITMQ_DIST_PORT=$((port + 1)) RABBITMQ_MNESIA_BASE=$RABBIT_HOME/mnesia \
      RABBITMQ_LOG_BASE=$RABBIT_HOME/log ERL_EPMD_ADDRESS=127.0.0.1 ERL_EPMD_PORT=$((port + 2)) \
      RABBITMQ_ENABLED_PLUGINS_FILE=$RABBIT_HOME/plugins RABBITMQ_CONF_ENV_FILE=/dev/null
    exec /usr/lib/rabbitmq/bin/rabbitmq-server
  ) >"$RABBIT_HOME/out" 2>&1 &
  RABBIT_PID=$!
  for _ in $(seq 120); do
    if grep -q 'Starting broker... completed' "$RABBIT_HOME/out"; then
      export AMQP_URL=amqp://guest:guest@127.0.0.1:$port
      return 0
    fi
    kill -0 "$RABBIT_PID" 2>/dev/null || break
    sleep 0.5
  done
  cat "$RABBIT_HOME/out" >&2
  return 1
}

stop_rabbitmq() {
  [ -n "${RABBIT_PID:-}" ] || return 0
  kill "$RABBIT_PID" 2>/dev/null || true
  wait "$RABBIT_PID" 2>/dev/null || true # a server ended by a signal answers 128 + its number; that is no failure
  epmd -port "$((${RABBIT_PORT:-25672} + 2))" -kill >/dev/null 2>&1 || true
  rm -rf "$RABBIT_HOME"
}

#!/usr/bin/env bash
# Runs a command with AMQP_URL naming a RabbitMQ of its own, unless there is one already.
. "$(dirname "$0")/rabbitmq.sh"
trap stop_rabbitmq EXIT
[ -n "${AMQP_URL:-}" ] || start_rabbitmq && "$@"

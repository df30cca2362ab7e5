#!/usr/bin/env bash
# Runs a command with SECOND_MONGODB_URI naming a mongo-java-server of its own.
. "$(dirname "$0")/mongo-java-server.sh"
trap stop_mongo_java_server EXIT
start_mongo_java_server && "$@"

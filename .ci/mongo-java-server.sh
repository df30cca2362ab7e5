# Sourced: `start_mongo_java_server` starts an independent implementation of MongoDB's protocol on loopback and sets
# SECOND_MONGODB_URI; `stop_mongo_java_server` ends it. Needs Java 17 and Maven; the jars are kept in .cache. It holds all
# of it in memory: MONGO_JAVA_HEAP says how much, 1g by default.
start_mongo_java_server() {
  local here lib port=${MONGO_JAVA_PORT:-25717}
  here=$(dirname "${BASH_SOURCE[0]}")/mongo-java-server
  lib=$(dirname "${BASH_SOURCE[0]}")/../.cache/mongo-java-server
  if ! [ -e "$lib/complete" ]; then
    mkdir -p "$lib"
    mvn -q -B -f "$here/pom.xml" dependency:copy-dependencies -DoutputDirectory="$(cd "$lib" && pwd)" || return 1
    touch "$lib/complete"
  fi
  MONGO_JAVA_OUT=$(mktemp)
  java -Xmx"${MONGO_JAVA_HEAP:-1g}" -cp "$lib/*" "$here/Main.java" "$port" >"$MONGO_JAVA_OUT" 2>&1 &
  MONGO_JAVA_PID=$!
  for _ in $(seq 120); do
    if grep -q '^ready' "$MONGO_JAVA_OUT"; then
      export SECOND_MONGODB_URI=mongodb://127.0.0.1:$port/
      return 0
    fi
    kill -0 "$MONGO_JAVA_PID" 2>/dev/null || break
    sleep 0.25
  done
  cat "$MONGO_JAVA_OUT" >&2
  return 1
}

stop_mongo_java_server() {
  [ -n "${MONGO_JAVA_PID:-}" ] || return 0
  kill "$MONGO_JAVA_PID" 2>/dev/null || true
  wait "$MONGO_JAVA_PID" 2>/dev/null || true # a server ended by a signal answers 128 + its number; that is no failure
  rm -f "$MONGO_JAVA_OUT"
}

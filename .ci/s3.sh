# Sourced: `install_s3` puts moto's S3 server into .cache/moto, unless it is there; `start_s3` starts it on loopback and sets
# S3_ENDPOINT; `stop_s3` ends it.
MOTO_VERSION=5.2.5
MOTO_FOLDER=$PWD/.cache/moto

install_s3() {
  [ "$(cat "$MOTO_FOLDER/installed" 2>/dev/null)" != "$MOTO_VERSION" ] || return 0
  rm -rf "$MOTO_FOLDER"
  python3 -m pip install --quiet --no-compile --disable-pip-version-check --root-user-action ignore --target "$MOTO_FOLDER" \
    "moto[s3]==$MOTO_VERSION" flask==3.1.2 flask-cors==6.0.1
  echo "$MOTO_VERSION" >"$MOTO_FOLDER/installed"
}

start_s3() {
  local port=${S3_PORT:-25500}
  PYTHONPATH=$MOTO_FOLDER python3 -c 'from moto.server import main; main()' -H 127.0.0.1 -p "$port" >"$MOTO_FOLDER/moto.log" 2>&1 &
  S3_PID=$!
  for _ in $(seq 300); do
    if curl -fso /dev/null "http://127.0.0.1:$port/moto-api/"; then
      export S3_ENDPOINT=http://127.0.0.1:$port
      return 0
    fi
    kill -0 "$S3_PID" 2>/dev/null || break
    sleep 0.1
  done
  echo 'The S3 server did not start:' >&2
  tail -20 "$MOTO_FOLDER/moto.log" >&2
  return 1
}

stop_s3() {
  [ -n "${S3_PID:-}" ] || return 0
  kill "$S3_PID" 2>/dev/null || true
  wait "$S3_PID" 2>/dev/null || true
}

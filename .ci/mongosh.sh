# Sourced: `install_mongosh` puts MongoDB's shell into .cache/mongosh, unless it is there, and MONGOSH says where it is.
export MONGOSH=$PWD/.cache/mongosh/node_modules/.bin/mongosh

install_mongosh() {
  local version=2.12.0
  [ "$("$MONGOSH" --version 2>/dev/null)" != "$version" ] || return 0
  # Optional packages are for log-ins that no script here uses.
  npm install --prefix .cache/mongosh --no-save --no-audit --no-fund --omit=optional --ignore-scripts --silent \
    "mongosh@$version"
}

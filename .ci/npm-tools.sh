# Sourced: `install_npm_tools` puts programs that only the server suites run into .cache/npm-tools, unless they are there:
# MongoDB's shell, and the linter of the API's document.
NPM_TOOLS=$PWD/.cache/npm-tools
export MONGOSH=$NPM_TOOLS/node_modules/.bin/mongosh REDOCLY=$NPM_TOOLS/node_modules/.bin/redocly

install_npm_tools() {
  local packages=(mongosh@2.12.0 @redocly/cli@2.77.0)
  [ "$(cat "$NPM_TOOLS/installed" 2>/dev/null)" != "${packages[*]}" ] || return 0
  # mongosh's optional packages are for log-ins that no script here uses.
  npm install --prefix "$NPM_TOOLS" --no-save --no-audit --no-fund --omit=optional --ignore-scripts --silent \
    "${packages[@]}"
  echo "${packages[*]}" >"$NPM_TOOLS/installed"
}

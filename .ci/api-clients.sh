# Sourced: `install_client_generator` puts openapi-generator, and what its clients for Java and Python stand on, into
# .cache/api-clients, unless they are there. Needs Java, Maven and Python.
API_CLIENTS=$PWD/.cache/api-clients
export CLIENT_GENERATOR=$API_CLIENTS/java CLIENT_PACKAGES=$API_CLIENTS/python

install_client_generator() {
  local here=$PWD/.ci/api-clients wanted
  wanted=$(cat "$here"/*)
  [ "$(cat "$API_CLIENTS/installed" 2>/dev/null)" != "$wanted" ] || return 0
  rm -rf "$API_CLIENTS"
  mkdir -p "$API_CLIENTS"
  nice mvn -q -B -f "$here/pom.xml" dependency:copy-dependencies -DoutputDirectory="$CLIENT_GENERATOR"
  nice python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-deps \
    --only-binary :all: --target "$CLIENT_PACKAGES" \
    -r "$here/requirements.txt"
  echo "$wanted" >"$API_CLIENTS/installed"
}

#!/usr/bin/env bash
# Renders the chart with each file of deploy/kubernetes/values, and checks what comes of it against the API of the current
# Kubernetes, and against what operators add to it. The first time it builds its tools, for some minutes.
set -euo pipefail
cd "$(dirname "$0")/.."
. .ci/helm.sh
KUBERNETES=1.37.2
CRDS=(
  github.com/prometheus-operator/prometheus-operator@v0.85.0/example/prometheus-operator-crd/monitoring.coreos.com_podmonitors.yaml
  github.com/prometheus-operator/prometheus-operator@v0.85.0/example/prometheus-operator-crd/monitoring.coreos.com_prometheusrules.yaml
  github.com/kedacore/keda/v2@v2.21.0/config/crd/bases/keda.sh_scaledobjects.yaml
  github.com/external-secrets/external-secrets@v1.3.2/config/crds/bases/external-secrets.io_externalsecrets.yaml
  sigs.k8s.io/gateway-api@v1.4.0/config/crd/standard/gateway.networking.k8s.io_httproutes.yaml
  github.com/mongodb/mongodb-kubernetes-operator@v0.9.0/config/crd/bases/mongodbcommunity.mongodb.com_mongodbcommunity.yaml
)

# fetched FILE: a file of a Go module, MODULE@VERSION/PATH; says where it is.
fetched() {
  local module=${1%%@*} rest=${1#*@}
  (cd / && go mod download "$module@${rest%%/*}")
  echo "$(go env GOMODCACHE)/$1"
}

install_helm
install_go_tool kubectl-validate sigs.k8s.io/kubectl-validate@v0.0.4
# Others as soon as the list changes.
SCHEMAS=$GO_TOOLS/kubernetes-$KUBERNETES-$(printf '%s\n' "${CRDS[@]}" | sha256sum | cut -c1-12)
if [ ! -d "$SCHEMAS" ]; then
  mkdir -p "$SCHEMAS.new/crds" "$SCHEMAS.new/api"
  from=$(fetched "k8s.io/kubernetes@v$KUBERNETES/api/openapi-spec/v3")
  install -m 644 "$from/api__v1_openapi.json" "$SCHEMAS.new/api/v1.json"
  for file in "$from"/apis__*__*_openapi.json; do
    name=$(basename "$file" _openapi.json)
    name=${name#apis__}
    install -D -m 644 "$file" "$SCHEMAS.new/apis/${name%%__*}/${name#*__}.json"
  done
  for crd in "${CRDS[@]}"; do install -m 644 "$(fetched "$crd")" "$SCHEMAS.new/crds/"; done
  mv "$SCHEMAS.new" "$SCHEMAS"
fi

made=$(mktemp -d)
trap 'rm -r "$made"' EXIT
for values in deploy/kubernetes/values/*.yaml; do
  file=$made/$(basename "$values")
  "$GO_TOOLS/helm" lint deploy/kubernetes/chart --quiet --strict --kube-version "$KUBERNETES" -f "$values"
  # The operators of RabbitMQ and Redis have no definitions in the Go modules' mirror.
  "$GO_TOOLS/helm" template carillon deploy/kubernetes/chart --kube-version "$KUBERNETES" -f "$values" |
    awk 'BEGIN { RS = "---\n" } !/apiVersion: (rabbitmq\.com|redis\.redis\.opstreelabs\.in)\// { print "---\n" $0 }' >"$file"
  echo "$values: $(grep -c '^kind:' "$file") objects"
  "$GO_TOOLS/kubectl-validate" "$file" --local-schemas "$SCHEMAS" --local-crds "$SCHEMAS/crds" >"$made/said" 2>&1 ||
    { cat "$made/said" >&2; exit 1; }
done

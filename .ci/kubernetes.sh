# Sourced: `install_kubernetes_tools` builds helm, kubectl-validate and kubeconform into .cache/go-tools, unless they are there;
# `validate_chart` renders the chart with each file of deploy/kubernetes/values, and checks what comes of it.
KUBERNETES=1.34.0
GO_TOOLS=$PWD/.cache/go-tools

install_kubernetes_tools() {
  local stamp
  stamp=$(cksum <.ci/kubernetes-tools/go.sum)
  [ "$(cat "$GO_TOOLS/kubernetes" 2>/dev/null)" != "$stamp" ] || return 0
  if ! command -v go >/dev/null; then
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends golang-go >/dev/null
  fi
  mkdir -p "$GO_TOOLS/crds"
  (
    cd .ci/kubernetes-tools
    # Together: they share most of what takes time to compile.
    go build -mod=readonly -ldflags='-s -w' -o "$GO_TOOLS/" helm.sh/helm/v3/cmd/helm sigs.k8s.io/kubectl-validate
  )
  # The definitions of what operators add to the API.
  local crd
  for crd in \
    github.com/prometheus-operator/prometheus-operator@v0.85.0/example/prometheus-operator-crd/monitoring.coreos.com_podmonitors.yaml \
    github.com/prometheus-operator/prometheus-operator@v0.85.0/example/prometheus-operator-crd/monitoring.coreos.com_prometheusrules.yaml \
    github.com/kedacore/keda/v2@v2.21.0/config/crd/bases/keda.sh_scaledobjects.yaml \
    github.com/external-secrets/external-secrets@v1.3.2/config/crds/bases/external-secrets.io_externalsecrets.yaml \
    github.com/mongodb/mongodb-kubernetes-operator@v0.9.0/config/crd/bases/mongodbcommunity.mongodb.com_mongodbcommunity.yaml; do
    local module=${crd%%@*} rest=${crd#*@}
    (cd /tmp && go mod download "$module@${rest%%/*}")
    install -m 644 "$(go env GOMODCACHE)/$crd" "$GO_TOOLS/crds/"
  done
  echo "$stamp" >"$GO_TOOLS/kubernetes"
}

validate_chart() {
  local values made
  made=$(mktemp -d)
  for values in deploy/kubernetes/values/*.yaml; do
    "$GO_TOOLS/helm" lint deploy/kubernetes/chart --quiet --strict --kube-version "$KUBERNETES" -f "$values"
    # The operators of RabbitMQ and Redis publish no definitions that could be fetched here.
    "$GO_TOOLS/helm" template carillon deploy/kubernetes/chart --kube-version "$KUBERNETES" -f "$values" |
      awk 'BEGIN { RS = "---\n" } !/apiVersion: (rabbitmq\.com|redis\.redis\.opstreelabs\.in)\// { print "---\n" $0 }' \
        >"$made/$(basename "$values")"
    "$GO_TOOLS/kubectl-validate" "$made/$(basename "$values")" --version "${KUBERNETES%.*}" --local-crds "$GO_TOOLS/crds"
  done
  rm -r "$made"
}

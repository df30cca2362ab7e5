#!/usr/bin/env bash
# Guess: a whole number in values survives `toYaml | fromYaml` in a chart's template unchanged.
# Is: it comes back as a float, so 123456789012345 is printed as 1.23456789012345e+14, which the cluster reads as text.
# Version: helm.sh/helm/v3 3.19.0
# Date: 2026-11-29
# Matters: deploy/kubernetes/chart passes pieces on as YAML. It rejects numbers among settings and tags (checks.yaml), and prints others with int.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
GOBIN=$work/bin go install helm.sh/helm/v3/cmd/helm@v3.19.0 2>install.log || { cat install.log >&2; exit 2; }
mkdir -p chart/templates
printf 'apiVersion: v2\nname: chart\nversion: 1.0.0\n' >chart/Chart.yaml
cat >chart/templates/it.yaml <<'YAML'
direct: {{ .Values.id | toString | quote }}
through: {{ (dict "id" .Values.id | toYaml | fromYaml).id | toString | quote }}
YAML
bin/helm version --short
bin/helm template it chart --set id=123456789012345 | tee said
grep -q '^direct: "123456789012345"$' said && grep -q '^through: "1.23456789012345e+14"$' said || { echo 'This has changed.' >&2; exit 1; }

#!/usr/bin/env bash
# Guess: `increase(c[15m]) > 0` is true after a counter's first count
# Is: a series that begins at 1 has an increase of 0. A labeled counter begins at 1 if it is created when it first counts
# Version: prometheus 2.42.0 (Debian 12)
# Date: 2026-11-29
# Matters: counters with known labels start at 0 (services/kit/metrics.ts). deploy/kubernetes/test/alert-cases.ts tests each alert
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get download -qq prometheus=2.42.0+ds-5+deb12u1 2>install.log || { cat install.log >&2; exit 2; }
dpkg-deb -x prometheus_*.deb .
cat >rules.yaml <<'YAML'
groups:
  - name: it
    rules: [{ alert: Counted, expr: 'increase(events_total[15m]) > 0' }]
YAML
for series in 'from 1: _ _ 1x20' 'from 0: 0 0 1x20'; do
  cat >test.yaml <<YAML
rule_files: [rules.yaml]
tests:
  - interval: 30s
    input_series: [{ series: 'events_total', values: '${series#*: }' }]
    alert_rule_test: [{ eval_time: 5m, alertname: Counted, exp_alerts: [{}] }]
YAML
  if usr/bin/promtool test rules test.yaml >/dev/null 2>&1; then echo "${series%%:*}: fires"; else echo "${series%%:*}: silent"; fi
done | tee said
usr/bin/promtool --version | head -1
[ "$(cat said)" = $'from 1: silent\nfrom 0: fires' ] || { echo 'This has changed.' >&2; exit 1; }

{{- /* What helm says once a release is installed. */ -}}
{{- define "carillon.notes" -}}
{{- $name := include "carillon.name" . }}
{{- $pieces := include "carillon.pieces" . | fromYaml }}
{{- $isRouted := or .Values.ingress.enabled .Values.httpRoute.enabled }}
Carillon {{ .Chart.AppVersion }} is at {{ .Values.publicUrl }} once its {{ len $pieces }} kinds of pods are ready:

  kubectl get pods -n {{ .Release.Namespace }} -l app.kubernetes.io/instance={{ .Release.Name }} -w
{{- if not .Values.secrets.external.enabled }}

Pods wait for their Secrets, {{ include "carillon.secretsName" . }}-posts and so on. If they are not there yet:

  npm run chart -- secrets{{ if ne .Release.Name "carillon" }} --release {{ .Release.Name }}{{ end }}
  kubectl apply -n {{ .Release.Namespace }} -f deploy/kubernetes/made/{{ if ne .Release.Name "carillon" }}{{ .Release.Name }}/{{ end }}secrets.yaml

A changed Secret reaches a pod when it starts again:

  kubectl rollout restart deployment -n {{ .Release.Namespace }} -l app.kubernetes.io/instance={{ .Release.Name }}
{{- end }}
{{- if not $isRouted }}

Neither ingress nor httpRoute is enabled: send {{ .Values.publicUrl }} to the Service {{ $name }}-gateway yourself.
{{- else if and .Values.networkPolicy.enabled (not .Values.networkPolicy.ingressController) }}

Every pod of the cluster can call the gateway. Name who brings browsers in networkPolicy.ingressController, and nobody else can.
{{- end }}
{{- if and .Values.ingress.enabled .Values.ingress.tlsSecret }}

The certificate is looked for in the Secret {{ .Values.ingress.tlsSecret }}.
{{- end }}
{{- if .Values.sandbox.enabled }}

The sandbox stands in for networks without credentials: what is posted there reaches nobody.
{{- end }}
{{- end }}

// In each page while its micro-frontend is worked on: a build loads the page again.
new EventSource('/dev/builds').onmessage = () => location.reload();

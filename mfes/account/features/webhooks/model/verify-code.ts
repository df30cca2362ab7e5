/** How a receiver verifies that Carillon sent it, in the most common languages. */
export const VERIFY_CODE = {
  'Node.js': `// npm install express standardwebhooks
import express from 'express';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.CARILLON_WEBHOOK_SECRET);

express()
  .post('/carillon', express.raw({ type: '*/*' }), (request, reply) => {
    try {
      const event = webhook.verify(request.body, request.headers);
      console.log(event.type, event.data);
      reply.sendStatus(204);
    } catch {
      reply.sendStatus(400); // Not from Carillon, or changed on the way.
    }
  })
  .listen(3000);`,
  Python: `# pip install flask standardwebhooks
import os
from flask import Flask, request
from standardwebhooks import Webhook, WebhookVerificationError

app = Flask(__name__)
webhook = Webhook(os.environ["CARILLON_WEBHOOK_SECRET"])

@app.post("/carillon")
def carillon():
    try:
        event = webhook.verify(request.data, dict(request.headers))
    except WebhookVerificationError:
        return "", 400  # Not from Carillon, or changed on the way.
    print(event["type"], event["data"])
    return "", 204`,
} as const;

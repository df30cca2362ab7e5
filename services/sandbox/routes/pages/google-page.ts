import { html } from 'hono/html';
import { type Html, layout } from './layout.ts';

/** Asks who somebody is. The form goes to the address of the page itself. */
export const googlePage = ({ publicUrl }: { readonly publicUrl: string }): Html =>
  layout({
    publicUrl,
    title: 'Sign in with Google',
    main: html`<section class="card narrow">
      <h1>Carillon wants to know who you are</h1>
      <p>This page stands in for Google’s own. No real account is touched, no password is needed, and nothing
      leaves this machine. You can use any name.</p>
      <form method="post">
        <label for="email">Sandbox email</label>
        <input id="email" name="email" type="email" value="studio@sandbox.example" maxlength="120" required
          autocomplete="off" aria-describedby="email-help">
        <p class="help" id="email-help">Use the same email again to get the same account.</p>
        <label for="name">Name</label>
        <input id="name" name="name" value="Sandbox Studio" maxlength="60" required autocomplete="off">
        <p class="help"><label><input type="checkbox" name="verified" value="yes" checked>
          Google has verified the email</label></p>
        <div class="actions">
          <button name="decision" value="continue" class="primary">Continue</button>
          <button name="decision" value="cancel" formnovalidate>Cancel</button>
        </div>
      </form>
    </section>`,
  });

import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { html } from 'hono/html';
import { FACTS } from '../../domain/networks/networks.ts';
import { badge } from './badge.ts';
import { type Html, layout } from './layout.ts';

interface Consent {
  readonly publicUrl: string;
  readonly network: PlatformName;
  readonly scopes: readonly string[];
}

/** Asks whether an app may act for somebody. The form goes to the address of the page itself. */
export const consentPage = ({ publicUrl, network, scopes }: Consent): Html => {
  const { label } = PLATFORMS[network];
  const isSignIn = scopes.includes('public_profile');
  return layout({
    publicUrl,
    title: isSignIn ? `Log in with ${label}` : `Connect ${label}`,
    main: html`<section class="card narrow">
      <p>${badge(network)}</p>
      <h1>Carillon wants to ${isSignIn ? 'know who you are' : 'post for you'}</h1>
      <p>This page stands in for ${label}’s own. No real account is touched, no password is needed, and nothing
      leaves this machine.</p>
      <form method="post">
        <label for="name">Sandbox account name</label>
        <input id="name" name="name" value="Sandbox Studio" maxlength="60" required autocomplete="off"
          aria-describedby="name-help">
        <p class="help" id="name-help">${isSignIn ? 'Use the same name again to be the same person.' : `${FACTS[network].gives} Use the same name again to get the same accounts.`}</p>
        <details>
          <summary>What it may do (${scopes.length})</summary>
          <ul class="scopes">
            ${scopes.map(
              (scope) => html`<li><label><input type="checkbox" name="scope" value="${scope}" checked>
                <code>${scope}</code></label></li>`,
            )}
          </ul>
        </details>
        <div class="actions">
          <button name="decision" value="allow" class="primary">Allow</button>
          <button name="decision" value="cancel" formnovalidate>Cancel</button>
        </div>
      </form>
    </section>`,
  });
};

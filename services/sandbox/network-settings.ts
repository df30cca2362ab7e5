/** How clients are pointed at the sandbox; it stands with the clients, since they may not know the service. */
export { sandboxNetworkSettings } from '@carillon/social/sandbox-settings.ts';

import type {
  ConnectionTarget,
  checkFacebook,
  checkInstagram,
  checkLinkedin,
} from '../../http/identity/check-connection.ts';
import type { ReplyOf } from '../../operation.ts';

/** @param server where its pictures are */
const target = (id: string, server: string): ConnectionTarget => ({
  ...{ id, name: 'ada', picture: `${server}/sandbox/avatars/${id}.svg` },
});

const connected = { connected: true, name: 'ada', reconnect: false, available: true };

export const facebookConnection = (server: string): ReplyOf<typeof checkFacebook> => ({
  ...connected,
  platform_id: 1,
  pages: [target('104344569041026', server)],
});

export const instagramConnection = (server: string): ReplyOf<typeof checkInstagram> => ({
  ...connected,
  platform_id: 2,
  accounts: [target('17841118961231504', server)],
});

export const LINKEDIN_CONNECTION: ReplyOf<typeof checkLinkedin> = {
  ...connected,
  platform_id: 3,
  user_platform_id: 'urn:li:person:Sb626344589',
  organizations: [{ id: 'urn:li:organization:91911430', name: 'ada Company', picture: null }],
};

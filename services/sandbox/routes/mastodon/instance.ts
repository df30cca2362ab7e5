import { SANDBOX_DOMAIN } from '@carillon/contracts/domain/sandbox-domain.ts';
import type { Handler } from 'hono';
import type { SandboxContext } from '../../context.ts';
import { MASTODON_LIMITS, MASTODON_VERSION } from '../../domain/mastodon/limits.ts';
import { homeOf, ORIGIN } from './place.ts';

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const VIDEO_TYPES = ['video/mp4', 'video/quicktime'];

/** Describes the server, with its limits. */
export const instance =
  (context: SandboxContext): Handler =>
  (c) => {
    const { publicUrl } = context.settings;
    return c.json({
      domain: SANDBOX_DOMAIN,
      title: 'Carillon sandbox',
      version: MASTODON_VERSION.software,
      source_url: 'https://github.com/mastodon/mastodon',
      description: 'Stands in for a Mastodon server. Nothing posted here leaves this machine.',
      usage: { users: { active_month: 0 } },
      thumbnail: { url: `${publicUrl}/icon.svg`, blurhash: null, versions: {} },
      icon: [],
      languages: ['en'],
      configuration: {
        urls: {
          streaming: ORIGIN.replace('https', 'wss'),
          status: null,
          about: publicUrl,
          privacy_policy: null,
          terms_of_service: null,
        },
        vapid: { public_key: '' },
        accounts: { max_featured_tags: 10, max_pinned_statuses: 5 },
        statuses: {
          max_characters: MASTODON_LIMITS.text,
          max_media_attachments: MASTODON_LIMITS.files,
          characters_reserved_per_url: MASTODON_LIMITS.linkLength,
        },
        media_attachments: {
          description_limit: MASTODON_LIMITS.altText,
          supported_mime_types: [...IMAGE_TYPES, ...VIDEO_TYPES],
          image_size_limit: MASTODON_LIMITS.imageBytes,
          image_matrix_limit: 33_177_600,
          video_size_limit: MASTODON_LIMITS.videoBytes,
          video_frame_rate_limit: 120,
          video_matrix_limit: 8_294_400,
        },
        polls: {
          max_options: 4,
          max_characters_per_option: 50,
          min_expiration: 300,
          max_expiration: 2_629_746,
        },
        translation: { enabled: false },
      },
      registrations: {
        enabled: false,
        approval_required: false,
        reason_required: null,
        message: null,
        min_age: null,
        url: null,
      },
      api_versions: { mastodon: MASTODON_VERSION.api },
      contact: { email: '', account: null },
      rules: [],
    });
  };

/** How apps sign people in here (RFC 8414), which Mastodon publishes from 4.3 on. */
export const oauthMetadata =
  (context: SandboxContext): Handler =>
  (c) => {
    const home = homeOf(context.settings);
    return c.json({
      issuer: `${ORIGIN}/`,
      authorization_endpoint: `${home}/oauth/authorize`,
      token_endpoint: `${home}/oauth/token`,
      app_registration_endpoint: `${home}/api/v1/apps`,
      revocation_endpoint: `${home}/oauth/revoke`,
      scopes_supported: ['read', 'profile', 'write', 'follow', 'push'],
      response_types_supported: ['code'],
      response_modes_supported: ['query', 'fragment', 'form_post'],
      grant_types_supported: ['authorization_code', 'client_credentials'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      code_challenge_methods_supported: ['S256'],
      service_documentation: 'https://docs.joinmastodon.org/',
    });
  };

/** A target of a planned post. */
export const target = (platform: 'facebook' | 'linkedin' | 'instagram', more: object = {}) => ({
  publication_id: `x-${platform}`,
  platform,
  page_id: platform === 'facebook' ? 'p1' : 'urn:li:person:ada',
  target_name: 'Bells',
  content: 'The bells ring.',
  first_comment: null,
  status: 'scheduled',
  version: `v-${platform}`,
  locked: null,
  ...more,
});

/** The planned post “x”, for two accounts. */
export const plannedReply = (
  more: object = {},
  targets: object[] = [target('facebook'), target('linkedin')],
) => ({
  success: true,
  planned: {
    post_id: 'x',
    content: {
      topic: 'Bells',
      details: null,
      voice_id: null,
      generated: null,
      post: { source: null, text: 'The bells ring.', versions: {}, hashtags: [] },
      targets: [
        { platform: 'facebook', selected: true, page_id: 'p1' },
        { platform: 'linkedin', selected: true, page_id: 'urn:li:person:ada' },
        { platform: 'instagram', selected: false, page_id: null },
      ],
      media_ids: [],
      mode: 'later',
      scheduled_time: '2036-03-02 11:00:00',
      timezone: 'UTC',
      use_ai_suggestion: false,
      link_tracking: null,
      step: 'edit',
    },
    media: [],
    targets,
    series_id: null,
    from_queue: false,
    ...more,
  },
});

import type { Cues } from './cue.ts';

/** What is said where nothing was asked before, and across every question. Each message is in plain small letters. */
export const CUES: Cues = {
  greeting: [
    [3, /^(?:hi+|hey+|hello+|hiya|yo|howdy|greetings|sup|good (?:morning|afternoon|evening|day))\b/],
    [
      4,
      /\b(?:who are you|what are you|what (?:can|do) you do|what can you help|nice to meet you|how (?:are you|does this work)|what is this)\b/,
    ],
    [4, /^help(?: me)?[.!?]*$/],
  ],
  content_generation: [
    [
      4,
      /\b(?:write|create|draft|generate|compose|prepare|make|produce|craft|design|come up with)\b.{0,60}\b(?:posts?|content|caption|copy|something|announcement|invitation|update|text|teaser|tweet|draft)\b/,
    ],
    [
      3,
      /\b(?:need|want|give me|gimme|get me|like)\b.{0,40}\b(?:posts?|caption|content|draft|copy|announcement|update)\b/,
    ],
    [
      4,
      /\b(?:posts?|caption|content|something|draft|copy|update|announcement)(?: ideas?)? (?:about|on|regarding|announcing|promoting|for)\b/,
    ],
    [
      4,
      /\b(?:i|we)(?:'d| would)? (?:want|like|need|wish)? ?(?:to )?(?:announce|promote|advertise|celebrate|share|tell)\b/,
    ],
    [
      4,
      /^(?:please )?(?:announce|promote|advertise|celebrate|tell (?:our|my|the|all|everyone)|let (?:our|my|people|everyone))\b/,
    ],
    [4, /\b(?:post|content|caption) ideas?\b|\bideas? for (?:a )?(?:posts?|content)\b/],
    [
      5,
      /\bwhat (?:should|shall|can|could|do) (?:i|we) post\b(?! (?:on|at) (?:mon|tue|wed|thu|fri|sat|sun))|\b(?:no idea|don't know|not sure) what to (?:post|write)\b/,
    ],
    [
      5,
      /^(?:(?:create|new|start|write|make) (?:a )?(?:new )?(?:content|post)|new post\b|another post\b|next post about)/,
    ],
    [3, /\b(?:turn|make) (?:this|that|it|the following) into (?:a )?post\b/],
    [3, /\babout (?:our|my|the|a|an|how|why)\b/],
    [4, /^(?:post|publish|share|schedule) (?:this|the following)?[^:]{0,40}:\s*\S|^(?:post|publish|share) "/],
    [-3, /\bscript|python|contract|logo|poem|essay|email to\b/],
  ],
  platform_selection: [
    [5, /^let's post (?:it )?(?:to|on) /],
    [
      3,
      /^(?:(?:post|put|share|publish) (?:it|this|that|them) )(?:to|on) (?:facebook|instagram|linkedin|both|all)\b/,
    ],
  ],
  scheduling: [
    [5, /^schedule (?:it|this|that|them|the post)\b/],
    [3, /\bschedule (?:it|this|that)\b/],
  ],
  revision: [
    [
      4,
      /^(?:please )?(?:make|write) (?:it|them|this|that) (?:more |less |a bit |a little |much )?(?:shorter|longer|funnier|formal|casual|professional|friendlier|warmer|livelier)/,
    ],
    [
      3,
      /^(?:shorter|longer|rewrite|rephrase|another draft|other drafts|use (?:the )?(?:first|second|third) one)\b/,
    ],
  ],
  cancellation: [
    [
      5,
      /\b(?:start over|start again|start fresh|begin again|never mind|nevermind|forget (?:it|that|about it)|scrap (?:it|this|that|the)|discard|drop (?:it|this|that|the whole|everything)|changed my mind)\b/,
    ],
    [4, /^(?:no,? )?(?:cancel|stop|abort|quit|exit)(?: (?:it|this|that|everything))?[.!]*$/],
    [4, /^(?:wait,? )?(?:no|nope|nah)[.!]*$/],
  ],
  hashtags: [
    [
      5,
      /\bhash ?tags?\b|\btags (?:for|about|on|should|do)\b|\b(?:good|best|popular|trending|more|some|need|suggest) tags\b|^#\w/,
    ],
    [3, /\btrending\b/],
  ],
  best_times: [
    [
      5,
      /\b(?:best|optimal|ideal|good|right|perfect|better|optimum) (?:posting )?(?:times?|hours?|days?|moment|slots?)\b/,
    ],
    [5, /\bposting (?:times?|schedule|hours)\b/],
    [
      5,
      /\bwhen (?:should|shall|do|is it best|can) (?:i|we|to) (?:best )?post\b|\bwhen (?:is|are) (?:my|our) (?:followers|audience|fans|customers)\b/,
    ],
    [
      4,
      /\bwhen do (?:my|our) posts (?:do|work|perform)\b|\b(?:what|which) (?:time|hour|day)s?\b.{0,40}\b(?:post|engagement|best|work|perform)/,
    ],
    [4, /\b(?:followers|audience|fans|people|customers)\b.{0,20}\b(?:active|online|awake|there)\b/],
    [
      4,
      /\b(?:should|shall) (?:i|we) post (?:on|at|in) (?:the )?(?:week|mon|tue|wed|thu|fri|sat|sun|morning|evening|night|noon)/,
    ],
    [
      4,
      /\b(?:is|are) (?:it better|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|mornings?|evenings?)\b.{0,60}\bpost/,
    ],
  ],
  analytics: [
    [
      5,
      /\b(?:analy[sz]e|analytics|performance|performing|insights?|statistics|stats|metrics|kpis?|report|figures|numbers)\b/,
    ],
    [4, /\b(?:engagement|reach|impressions|likes|followers|comments|shares|clicks|views|conversion)\b/],
    [4, /\b(?:best|top|worst|most (?:liked|popular|successful)) (?:performing )?posts?\b/],
    [
      5,
      /\bhow (?:are|is|did|do|was|were|well)\b.{0,30}\b(?:posts?|week|month|page|account|we|i|content|campaign|doing|go|perform)/,
    ],
    [4, /\b(?:did|have|are) (?:we|i) (?:grow|grown|growing|gain|lose)/],
    [4, /\bcompare\b.{0,40}\b(?:week|month|last)\b/],
    [-4, /\bcomment(?:s)? (?:for me|on my posts\?)|reply to\b/],
  ],
  list_posts: [
    [
      5,
      /\b(?:show|list|see|view|display|what are)\b.{0,30}\b(?:scheduled|planned|upcoming|failed|published|recent|last|my|all|pending|queued)\b.{0,20}\bposts?\b/,
    ],
    [
      5,
      /\b(?:scheduled|planned|upcoming|queued|next) posts?\b[.!?]*$|\bmy (?:last|recent|latest|upcoming|next|scheduled|published|failed) posts\b/,
    ],
    [
      5,
      /\bwhat(?:'s| is| do i have| have i)?\b.{0,20}\b(?:scheduled|planned|coming up|lined up|queue|queued)\b/,
    ],
    [
      5,
      /\bwhat (?:goes|is going|went|will go) out\b|\bwhat did (?:i|we) (?:post|publish)\b|\bcoming up\b|\blined up\b/,
    ],
    [4, /\b(?:do (?:i|we) have|any(?:thing)?|how many)\b.{0,30}\b(?:scheduled|planned|queued|lined up)\b/],
    [4, /\b(?:my|the|our) (?:calendar|queue|content plan|schedule)\b/],
    [3, /\bwhich posts?\b.{0,20}\b(?:queue|scheduled|planned)/],
  ],
  post_status: [
    [
      6,
      /\bwhy\b.{0,40}\b(?:fail|failed|rejected|refused|not (?:published|posted|go)|isn't|wasn't|didn't|hasn't|stuck|late)/,
    ],
    [5, /\b(?:status|what happened|what became)\b.{0,40}\bposts?\b|\bpost status\b/],
    [
      5,
      /\b(?:did|has|have|is|was|are)\b.{0,40}\b(?:post|it|publication)\b.{0,30}\b(?:go out|gone out|posted|published|live|sent|out|through)\b/,
    ],
    [
      5,
      /\b(?:didn't|hasn't|isn't|wasn't|not|never)\b.{0,20}\b(?:go through|go out|gone out|published|posted|publish|on instagram|on facebook|on linkedin|live)\b/,
    ],
    [
      5,
      /\b(?:something )?(?:went|is) wrong\b.{0,30}\bpost|\bpost\b.{0,40}\bwrong\b|\berror\b.{0,30}\b(?:post|publication)/,
    ],
    [5, /\bwhere(?:'s| is| are) (?:my|the|our)\b.{0,20}\bposts?\b/],
    [4, /\b(?:check|see|tell me) (?:whether|if)\b.{0,40}\b(?:live|published|posted|out)\b/],
  ],
  reschedule: [
    [6, /\breschedule\b|\bpostpone\b/],
    [
      5,
      /\b(?:move|shift|push|delay|bring forward|change the (?:time|date)|put off|set)\b.{0,60}\b(?:post|one|it|announcement|them)\b/,
    ],
    [4, /\b(?:move|shift|push|delay|bring)\b.{0,60}\b(?:to|till|until|by|back|forward)\b/],
    [5, /\b(?:different|another|new|other) (?:time|date|day) for\b|\bshould go out (?:at|on|in)\b/],
    [-4, /\bnow\b|\blive\b/],
  ],
  cancel_post: [
    [
      6,
      /\b(?:cancel|delete|unschedule|remove|kill|pull|take down|stop|get rid of|drop|erase|trash)\b.{0,50}\b(?:posts?|publications?)\b/,
    ],
    [5, /\bunschedule\b|\btake down\b/],
    [
      6,
      /\b(?:don't|do not|not)\b.{0,30}\b(?:send|publish|post|go out)\b.{0,40}\b(?:the|my|anymore|on|post)\b/,
    ],
    [5, /\bcancel (?:all|everything|the one|my)\b/],
    [-6, /\bdon't wait\b/],
  ],
  publish_now: [
    [
      6,
      /\b(?:publish|post|send|push|release|go live|go out|put)\b.{0,60}\b(?:now|right away|immediately|straight away|at once|live)\b/,
    ],
    [7, /\b(?:retry|resend|repost|try (?:posting|publishing|sending))\b.{0,40}\b(?:failed|post|again|one)/],
    [4, /\b(?:right away|immediately|straight away|at once)\b/],
  ],
  product_help: [
    [
      6,
      /\b(?:how (?:do|can|to|does|would|should)|where (?:do|can|is|are|does)|where's)\b(?!.{0,12}\b(?:posts? (?:doing|perform)|my post\b))/,
    ],
    [
      5,
      /\b(?:can i|is it possible|am i able|do you support|does (?:it|carillon|instagram|facebook|linkedin))\b/,
    ],
    [
      5,
      /\b(?:connect|link|disconnect|unlink|reconnect)\b.{0,30}\b(?:facebook|instagram|linkedin|account|page|network)/,
    ],
    [
      5,
      /\b(?:password|log ?in|sign up|plan|upgrade|billing|invoice|price|pricing|cost|subscription|time ?zone|team members?|notifications?|words (?:left|do i have)|description maker|business plan|sentiment|brand voice|bulk|settings|api|mobile app)\b/,
    ],
    [4, /\b(?:which|what) (?:networks|platforms)\b.{0,20}\b(?:support|work)/],
    [4, /\bcan you post (?:videos?|images?|pictures?|reels?|stories)/],
  ],
  thanks: [
    [4, /\b(?:thanks|thank you|thx|ty|cheers|much appreciated|many thanks)\b/],
    [
      4,
      /^(?:bye|goodbye|see you|that's all|great job|well done|good job|awesome|you're (?:the best|great|awesome)|nice work|amazing)\b/,
    ],
  ],
  out_of_scope: [
    [
      6,
      /\b(?:weather|joke|python|javascript|code|recipe|flight|hotel|pizza|world cup|football|politics|politician|president|translate|logo|lawyer|accountant|tax(?:es)?|homework|stock price|bitcoin|capital of|play (?:a )?(?:game|music)|sing|poem)\b/,
    ],
    [
      6,
      /\b(?:dm|direct message|private message)\b|\breply to\b.{0,30}\bcomments?\b|\bbuy\b.{0,20}\b(?:followers|likes)\b|\b(?:paid )?ads?(?: campaign)?\b.{0,20}\b(?:google|run|facebook|meta)|\b(?:run|start|launch)\b.{0,20}\bad\b/,
    ],
    [6, /\b(?:on|to) (?:tiktok|youtube|twitter|pinterest|snapchat|threads|bluesky|mastodon)\b/],
    [6, /\b\d+ ?(?:\+|times|x|plus|minus|divided by) ?\d+\b/],
    [3, /^(?:order|book|call|email|remind|calculate|solve)\b/],
  ],
};

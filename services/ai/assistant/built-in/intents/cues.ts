import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { NETWORK_CUE } from '../../../language/network-words.ts';
import type { Cues } from './cue.ts';

const MAKE =
  'write / create / draft / generate / compose / prepare / make / produce / craft / come up with / do';
const TEXT =
  'post / posts / content / caption / captions / copy / announcement / announcements / invitation / invitations / update / updates / teaser / teasers / tweet / tweets / something';
const HAVE = 'need / want / give me / gimme / get me / like / get / have';
const ON_NETWORK = PLATFORM_NAMES.map((name) => `on ${name}`).join(' / ');
const DOES_NETWORK = PLATFORM_NAMES.map((name) => `does ${name}`).join(' / ');
const PEOPLE = 'followers / audience / fans / people / customers / community / clients';

/** Cues for writing posts. */
export const WRITING_CUES: Cues = {
  greeting: [
    [
      3,
      '^ hi / ^ hey / ^ heyy / ^ hello / ^ hiya / ^ yo / ^ howdy / ^ greetings / ^ good morning / ^ good afternoon / ^ good evening / ^ good day / ^ hello there',
    ],
    [
      4,
      'who are you / what are you / what can you do / what do you do / what can you help / nice to meet you / how are you / how does this work / what is this / what else can you do',
    ],
    [4, '^ help $ / ^ help me $ / ^ hi $ / ^ hello $ / ^ hey $ / ^ menu $'],
  ],
  content_generation: [
    [
      5,
      `^ write / ^ create / ^ draft / ^ generate / ^ compose / ^ please write / ^ can you write / ^ could you write / ^ i need a / ^ i want a > ${TEXT}`,
    ],
    [4, `${MAKE} > ${TEXT} / draft`],
    [6, '^ post / ^ can you post / ^ could you post / ^ please post > something'],
    [3, `${HAVE} > ${TEXT} / draft / 0 posts`],
    [
      4,
      `${TEXT} / draft > about / on / regarding / announcing / promoting / for / idea / ideas / saying / inviting`,
    ],
    [
      4,
      "i'd like / i want / we want / i / we / want / let's / help me / ^ can you / ^ could you / ^ please > announce / promote / advertise / celebrate / share / tell",
    ],
    [
      4,
      '^ announce / ^ promote / ^ advertise / ^ celebrate / ^ tell our / ^ tell my / ^ tell everyone / ^ let our / ^ let my / ^ let people / ^ let everyone / ^ remind our',
    ],
    [4, 'post idea* / content idea* / caption idea* / ideas for > $ / post / content / my / our'],
    [
      5,
      'what should i post $ / what should we post $ / what to post / what should i post today / what can i post / what to write / what should i write',
    ],
    [
      5,
      '^ create new / ^ new content / ^ new post / ^ another post / ^ create content / ^ start a post / ^ post about / ^ write about',
    ],
    [4, 'this into / that into / it into > post / caption'],
    [5, '^ turn / ^ make / ^ please turn / ^ can you turn / ^ rewrite > into / as > post / posts / caption'],
    [3, 'about our / about my / about the / about a / about an / about how / about why'],
    [5, '^ post / ^ publish / ^ share / ^ schedule / ^ post this > : / "'],
    [4, 'social media / post / caption > with an image / with a photo / with a picture'],
    [
      -9,
      '^ cancel / ^ delete / ^ move / ^ reschedule / ^ remove / ^ unschedule / ^ postpone / ^ delay / ^ push / ^ shift / ^ retry / ^ resend / ^ bring / ^ please cancel / ^ please delete / ^ please move / ^ can you move / ^ can you delete / ^ can you cancel / status of / ^ why / ^ publish my / ^ publish the / change the time > post / posts / one',
    ],
    [-4, 'script / python / contract / logo / poem / essay / email to / code / recipe'],
    [-4, '^ how / ^ why / ^ when / ^ where / how do i / how can i / how does'],
  ],
  platform_selection: [
    [5, "^ let's post to / ^ let's post it to / ^ let's post on"],
    [
      3,
      `^ post it / ^ put it / ^ share it / ^ publish it / ^ post this / ^ post that > to / on > ${NETWORK_CUE} / both / all`,
    ],
  ],
  scheduling: [[5, '^ schedule it / ^ schedule this / ^ schedule that / ^ schedule them / schedule it for']],
  revision: [
    [
      4,
      '^ make it / ^ make them / ^ make this / ^ please make it > shorter / longer / funnier / formal / casual / professional / friendlier / warmer / livelier',
    ],
    [
      3,
      '^ shorter / ^ longer / ^ rewrite / ^ rephrase / ^ another draft / ^ other drafts / ^ use the first / ^ use the second / ^ use the third',
    ],
  ],
  cancellation: [
    [
      5,
      'start over / start again / start fresh / begin again / never mind / nevermind / forget it / forget that / forget about it / scrap / discard / drop it / drop this / drop that / drop the whole / changed my mind / throw it away',
    ],
    [
      4,
      '^ cancel $ / ^ stop $ / ^ abort $ / ^ quit $ / ^ cancel it $ / ^ cancel that $ / ^ cancel this $ / ^ cancel everything $ / ^ leave it $',
    ],
    [
      9,
      '^ undo / ^ please undo / ^ can you undo / ^ revert / ^ oops undo / undo that / undo it / take that back / take it back',
    ],
    [3, '^ stop / ^ wait no / ^ no $ / ^ nope $'],
  ],
  hashtags: [
    [
      5,
      'hashtag / hashtags / hash tag / hash tags / ^ tags / tags for / tags about / tags on / tags should / tags do / good tags / best tags / popular tags / trending tags / more tags / some tags / need tags / suggest tags / ^ #*',
    ],
    [3, 'trending'],
  ],
  thanks: [
    [4, 'thanks / thank you / thx / ty / cheers / much appreciated / appreciate it'],
    [
      4,
      "^ bye / ^ goodbye / ^ see you / ^ that's all / ^ great job / ^ well done / ^ good job / ^ awesome / you're the best / you're great / you rock / ^ nice work / ^ amazing / ^ great work / very helpful",
    ],
  ],
  out_of_scope: [
    [
      6,
      'weather / joke / python / javascript / code / recipe / flight / hotel / pizza / world cup / football / politics / president / translate / logo / lawyer / accountant / taxes / homework / stock price / bitcoin / capital of / play / sing / poem / movie / horoscope',
    ],
    [
      6,
      'dm / dms / direct message / private message / reply to / answer / respond to > comment / comments / followers / customers',
    ],
    [6, 'buy > followers / likes'],
    [
      6,
      'ad campaign / paid ad / paid ads / google ads / run an ad / run ads / ad budget / advertising campaign',
    ],
    [
      6,
      'on / to / for > tiktok / youtube / twitter / pinterest / snapchat / threads / bluesky / mastodon / whatsapp',
    ],
    [6, '0 times 0 / 0 plus 0 / 0 minus 0 / 0 x 0 / 0 0 $'],
    [4, '^ order / ^ book / ^ call / ^ remind / ^ calculate / ^ solve / ^ turn on'],
  ],
};

/** Cues for existing posts, figures and the product. */
export const MANAGING_CUES: Cues = {
  best_times: [
    [5.5, 'sweet spot'],
    [
      5,
      `best / optimal / ideal / good / right / perfect / better / recommend* > time / times / hour / hours / day / days / moment / slot / slots / 0 insta > post / posting / update / engagement / ${NETWORK_CUE} / on / for / $ / to`,
    ],
    [
      5,
      'posting time / posting times / posting schedule / posting hours / time to post / times to post / day to post / hour to post',
    ],
    [
      5,
      'when > should i post / should we post / do i post / to post / is it best / should i publish / shall i post / can i post best',
    ],
    [5, `when / what time / what times > ${PEOPLE} > active / online / awake / there / around`],
    [4, 'when do > posts > do / work / perform / best'],
    [
      4,
      'what time / which time / what hour / which day / what day / which days > post / posting / engagement / best / work* / perform*',
    ],
    [4, `${PEOPLE} > most active / online / awake / active`],
    [
      4,
      'should i post / should we post / better to post > on / at / in > week* / mon* / tue* / wed* / thu* / fri* / sat* / sun* / the morning / the evening / night / noon / morning* / evening*',
    ],
    [4, 'is it better / is monday / is friday / are weekends / are mondays > post / posting'],
  ],
  analytics: [
    [5, `how did / how have > post / posts / ${NETWORK_CUE} > do / done`],
    [
      8,
      'which post / which posts / which of my posts / which of our posts / what post / what posts > best / worst / most / least / better / popular',
    ],
    [
      5,
      'analy* / performance / performing / insight / insights / statistics / stats / metrics / kpis / report / figures / my numbers',
    ],
    [
      4,
      'engagement / reach / impressions / likes / followers / comments / shares / clicks / views / conversion*',
    ],
    [
      4,
      'best post / top post / top posts / best posts / worst post / best performing / most popular / most liked / most successful',
    ],
    [
      5,
      'how are / how is / how did / how do / how was / how well / how > doing / perform / performed / go / going / my week / last week / last month',
    ],
    [
      4,
      'did we / have we / are we / did i / am i / are our / do people > grow / grown / growing / gain / lose / engaging / engage',
    ],
    [5, 'did > post / posts / it > do ok / do okay / do well / do good / do any good / perform'],
    [4, 'compare > week / month / last / before'],
    [
      -5,
      'reply to / buy / most active / online / when / what time / which day / best time / send / how do i / where do i / where can i',
    ],
  ],
  comments: [
    [
      8,
      `what > ${PEOPLE} / they / readers / anyone / anybody / everyone / everybody / fans > comment* / say / said / saying / write / wrote / think / thought`,
    ],
    [7, 'what / what are / whats > comment / commented / commenting / comments'],
    [
      7,
      'show / read / read me / see / list / summarize / summarise / summary of / any / latest / newest / new / recent / last > comments / reactions / feedback',
    ],
    [
      7,
      `how do / how did / how are > ${PEOPLE} / they / readers > react / reacted / reacting / feel / felt / like`,
    ],
    [7, `did / has / have > ${PEOPLE} / they / anyone / anybody / someone / somebody > comment / commented`],
    [5, '^ comments / ^ the comments / ^ my comments / comments on my / comments under / comments about'],
    [
      -12,
      'reply / answer / respond / hide / turn off / how many / number of / most comments / more comments / how do i / how can i / how to / where do i / where can i / where is / where are',
    ],
  ],
  list_posts: [
    [
      5,
      'show / list / see / view / display / what are > scheduled / planned / upcoming / failed / published / recent / last / pending / queued / my / all > posts',
    ],
    [
      5,
      'scheduled posts $ / planned posts $ / upcoming posts $ / queued posts $ / next posts $ / my last posts / my recent posts / my latest posts / my upcoming posts / my scheduled posts / my published posts',
    ],
    [
      5,
      '^ show / ^ list / ^ show me / ^ posts / ^ my posts / ^ our posts / ^ what posts / ^ which posts / ^ any posts / ^ all posts > week $ / month $ / today $ / tomorrow $ / yesterday $ / year $ / weekend $ / days $',
    ],
    [
      6,
      "what's / what is / what do i have / anything / do i have / do we have / do i already have / do we already have / have i already / what have i / what else / any posts / how many posts / show me everything > scheduled / planned / coming up / lined up / queue / queued",
    ],
    [
      5,
      "what's going out / what goes out / what is going out / what went out / what will go out / what did i post / what did we post / what did i publish / coming up / lined up",
    ],
    [
      5,
      'show / see / open / my / our / the / which > calendar / content plan / posting queue / in the queue',
    ],
    [
      7,
      '^ which / ^ what / ^ are there > posts / post > scheduled / planned / queued / due / waiting / go out / goes out / going out / went out / coming',
    ],
    [6, 'when is / when does / when do / what is > my next post / our next post / the next post'],
    [
      6,
      '^ what are we / ^ what am i / ^ are we / ^ am i > posting / publishing > today $ / tomorrow $ / week $ / month $ / weekend $ / days $',
    ],
    [-4, 'cancel / delete / remove / move / reschedule / publish my / kill'],
    [-8, 'how do i / how can i / how to / where do i / where can i'],
  ],
  post_status: [
    [
      7,
      "^ what failed / ^ what has failed / ^ what's failed / ^ what is failing / ^ did everything go / ^ what went wrong / ^ what has gone wrong / ^ did anything fail / ^ did something fail / ^ has anything failed / ^ anything failed / ^ which failed",
    ],
    [5, '^ my last post $ / ^ my latest post $ / ^ show my last post $ / ^ show me my last post $'],
    [
      7,
      "why > fail / failed / rejected / refused / not / isn't / wasn't / didn't / hasn't / stuck / late / error",
    ],
    [5, 'failed and why / fail and why / failed why'],
    [
      7,
      'is / are / any / have / has / did / which > post / posts / publication / mine > failing / failed / fail / paused / stuck / blocked',
    ],
    [5, 'status / what happened / what became > post / posts / publication / it'],
    [5, 'post status / publishing status / status of my'],
    [
      5,
      'did / has / have / is / was / are > post / posts / it / publication > go out / gone out / posted / published / live / been sent / online / out $',
    ],
    [
      6,
      `didn't / hasn't / isn't / wasn't / not / never / didnt > go through / go out / gone out / been published / been posted / publish / published / posted / live / ${ON_NETWORK} / work`,
    ],
    [5, 'went wrong / is wrong / was wrong / error > post / publication / sale / it'],
    [5, "post / publication > wrong / error / didn't / hasn't"],
    [5, "where's my / where is my / where are my / where is the > post / posts / publication"],
    [4, 'check / see / know / tell me > if / whether > live / published / posted / out / online'],
    [-4, 'publish the / retry / resend / schedule'],
  ],
  reschedule: [
    [6, 'reschedule / reschedule my / postpone / rescheduled'],
    [
      5,
      'move / shift / push / bump / nudge / delay / bring / put off > post / posts / one / it / announcement / them > to / till / until / by / back / forward / for',
    ],
    [
      5,
      'move / shift / push back / bump / nudge / delay / bring forward / put off > post / posts / one / it / announcement / everything / them',
    ],
    [
      5,
      'change the time / change the date / different time / another time / new time / other time > of / for > post / one / announcement',
    ],
    [5, 'should go out > at / on / in / instead / 0'],
    [
      6,
      '^ move / ^ shift / ^ delay / ^ please move / ^ can you move / ^ could you move / ^ push / ^ bump / ^ nudge / ^ bring > to / till / until / by / back / forward / 0',
    ],
    [-5, 'live / right now / should i / how do i / how can i'],
  ],
  cancel_post: [
    [
      6,
      'cancel / delete / unschedule / unpublish / withdraw / remove / kill / pull / take down / stop / get rid of / erase / trash / scrap / bin / ditch / nix / axe / call off > post / posts / publication / one / publications',
    ],
    [6, '^ take / please take / can you take / could you take > down'],
    [5, 'unschedule / unpublish / take down / cancel all / cancel everything / cancel the / cancel my'],
    [6, '^ delete everything / ^ remove everything / ^ erase everything / ^ delete all / ^ remove all'],
    [
      5,
      '^ cancel " / ^ delete " / ^ remove " / ^ delete the / ^ delete my / ^ delete our / ^ delete that / ^ delete all / ^ please delete / ^ can you delete / ^ could you delete / ^ trash the / ^ erase the / ^ get rid of',
    ],
    [
      6,
      "don't / do not / don't want > send / publish / post the / go out / go live > the / my / anymore / on / post / $",
    ],
    [-7, "don't wait / instead of / how do i / how can i / account / conversation / chat"],
  ],
  publish_now: [
    [
      6,
      'publish / post / send / push / release / go live / go out / put > now / right away / immediately / straight away / at once / live',
    ],
    [
      7,
      'retry / resend / repost / try posting / try publishing / try sending / try again > failed / post / again / one',
    ],
    [7, 'retry the / resend the / repost the'],
    [4, 'right away / immediately / straight away / at once / go live'],
    [
      3,
      'scheduled / planned / failed / queue / friday / tomorrow > now / right away / immediately / straight away / live / again',
    ],
    [-3, "check / whether / why / not now / what did / isn't / hasn't / did my"],
  ],
  product_help: [
    [
      6,
      "how do i / how can i / how to / how does / how would i / how do you / how should i / where do i / where can i / where is the / where's the / where are / where does",
    ],
    [
      5,
      `can i / is it possible / am i able / do you support / does it / does carillon / ${DOES_NETWORK} / do i need`,
    ],
    [
      7,
      `which / what / how many / list / show / are my / are our / is my / is our / do i have > account / accounts / pages / networks / profiles / ${NETWORK_CUE} > linked / connected / hooked up / set up`,
    ],
    [6, '^ my accounts / ^ connected accounts / ^ linked accounts / ^ my connected / ^ my linked'],
    [
      5,
      `connect / link / disconnect / unlink / reconnect / can't connect > ${NETWORK_CUE} / account / page / network / profile`,
    ],
    [
      5,
      'password / log in / sign up / upgrade / billing / invoice / price / prices / pricing / cost / costs / subscription / time zone / timezone / team member / team members / notification / notifications / words left / words do i have / how many words / description maker / business plan / sentiment / brand voice / bulk / settings / mobile app',
    ],
    [
      5,
      'which networks / which platforms / what networks / what platforms / which social > support* / work* / you / post / available',
    ],
    [5, 'can you post / do you post > video* / image* / picture* / photo* / reel* / stories'],
    [
      4,
      "where's / where is / find / what is > generator / maker / finder / sentiment / inbox / calendar / page",
    ],
    [-5, 'how does this work $ / how do my posts / how do our posts / can i delete'],
  ],
};

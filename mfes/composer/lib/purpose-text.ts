import type { DraftPurposeCode } from '@carillon/contracts/domain/draft-purposes.ts';
import type { GeneratedPost } from '@carillon/contracts/http/ai/generated-posts.ts';
import { t } from '@lingui/core/macro';

type Naming =
  | 'speaks_to'
  | 'speaks_to_whoever_could_be'
  | 'speaks_to_whoever_could_be_or_knows_one'
  | 'speaks_to_those_who_look_for';

/** Purposes of drafts in the page's language, by code. */
const TEXTS: Readonly<Record<Exclude<DraftPurposeCode, Naming>, string>> = {
  add_whats_new_to_turn_this_into_a_post: t`Add what’s new to turn this into a post.`,
  answers_a_question_customers_ask_you: t`Answers a question customers ask you.`,
  asks_for_those_who_want_it_and_says_when_and_where: t`Asks who’s interested, and says when and where.`,
  asks_readers_directly: t`Asks readers directly.`,
  asks_readers_to_say_hello: t`Asks readers to say hello.`,
  asks_readers_whether_they_could_do_it: t`Asks readers whether they could help.`,
  asks_readers_whether_they_have_some: t`Asks readers whether they have what you’re looking for.`,
  asks_readers_whether_they_have_time_then: t`Asks readers whether they’re free then.`,
  asks_readers_whether_they_know_of_one: t`Asks readers for recommendations.`,
  asks_what_readers_ask_and_answers_it: t`Asks the question readers have, and answers it.`,
  asks_what_readers_ask_first_and_answers_it: t`Asks the first question readers have, and answers it.`,
  gives_each_half_of_the_news_its_own_sentence: t`Gives each part of the news its own sentence.`,
  gives_the_background_first_then_the_news: t`Gives the background first, then the news.`,
  gives_the_reason_first: t`Gives the reason first.`,
  gives_the_reason_first_so_that_the_news_makes_sense: t`Gives the reason first, so that the news makes sense.`,
  has_a_line_for_each_point_you_want_to_make: t`Has a line for each point you want to make.`,
  invites_readers_in_one_line: t`Invites readers in one line.`,
  leads_with_the_news: t`Leads with the news.`,
  leaves_room_for_what_only_you_know: t`Leaves room for what only you know.`,
  names_first_what_you_are_looking_for: t`Starts with what you’re looking for.`,
  names_the_new_thing_first: t`Starts with the new thing.`,
  names_those_you_ask: t`Names the people you’re asking.`,
  names_those_you_thank_first: t`Starts with the people you’re thanking.`,
  names_what_readers_know_first_then_what_is_new: t`Starts with what readers already know, then says what’s new.`,
  opens_with_a_question_once_you_add_it: t`Opens with a question for you to add.`,
  puts_the_date_first_for_readers_who_plan_ahead: t`Puts the date first, for readers who plan ahead.`,
  says_it_as_short_as_a_notice_on_a_board: t`Says it as briefly as a note on a bulletin board.`,
  says_it_from_the_readers_side_what_they_can_do: t`Takes the readers’ point of view: what they can do.`,
  says_it_in_a_whole_sentence: t`Says it in a full sentence.`,
  says_it_in_one_sentence: t`Says it in one sentence.`,
  says_what_is_new_as_short_as_a_headline: t`Says what’s new in a headline.`,
  says_what_is_new_as_short_as_a_shop_window: t`Says what’s new as briefly as a sign in a store window.`,
  says_what_readers_can_do: t`Says what readers can do.`,
  says_what_to_do_and_what_readers_get_for_it: t`Says what to do, and what readers get for it.`,
  says_whom_it_is_for_and_what_they_get: t`Says who it’s for and what they get.`,
  says_why_it_matters_once_you_add_that: t`Says why it matters, once you add that.`,
  sets_it_like_a_poster_what_when_and_where_one_below_the_other: t`Lays it out like a poster: what, when and where on separate lines.`,
  shows_the_details_one_below_the_other_to_be_read_at_a_glance: t`Lists the details line by line, so they’re easy to scan.`,
  speaks_to_the_newcomer: t`Speaks to the newcomer.`,
  speaks_to_the_one_person_it_is_for: t`Speaks to the one person it’s for.`,
  speaks_to_those_it_is_for_once_you_say_who_they_are: t`Speaks to the people it’s for, once you say who they are.`,
  speaks_to_those_who_are_looking_for_one: t`Speaks to people who are looking for what you offer.`,
  speaks_to_those_who_come_there: t`Speaks to people who visit the place.`,
  speaks_to_those_who_have_it_at_home: t`Speaks to people who have the product at home.`,
  speaks_to_those_who_have_seen_something: t`Speaks to people who may have seen something.`,
  speaks_to_those_who_have_to_act: t`Speaks to people who need to act.`,
  speaks_to_those_who_need_it: t`Speaks to people who need what you offer.`,
  speaks_to_those_who_saw_it: t`Speaks to people who saw what happened.`,
  speaks_to_those_who_were_planning_to_come: t`Speaks to people who were planning to come.`,
  speaks_to_those_who_were_there: t`Speaks to people who attended.`,
  starts_with_the_good_half_of_the_news: t`Starts with the good part of the news.`,
  starts_with_the_name: t`Starts with the name.`,
  starts_with_the_place: t`Starts with the place.`,
  starts_with_the_reason_then_tells_the_news: t`Starts with the reason, then gives the news.`,
  starts_with_the_sum: t`Starts with the amount.`,
  starts_with_the_thanks: t`Starts by saying thank you.`,
  starts_with_what_changes: t`Starts with what changes.`,
  starts_with_what_is_new: t`Starts with what’s new.`,
  starts_with_what_it_is_about: t`Starts with the subject.`,
  starts_with_what_it_means: t`Starts with what it means.`,
  starts_with_what_people_remember: t`Starts with what people remember.`,
  starts_with_what_readers_can_do: t`Starts with what readers can do.`,
  starts_with_what_readers_can_do_then_lists_the_facts: t`Starts with what readers can do, then lists the facts.`,
  starts_with_what_readers_can_have: t`Starts with what readers can get.`,
  starts_with_what_readers_get: t`Starts with what readers get.`,
  starts_with_what_readers_get_out_of_it: t`Starts with how readers benefit.`,
  starts_with_what_was_achieved: t`Starts with what was achieved.`,
  starts_with_what_was_done: t`Starts with what was done.`,
  starts_with_what_you_ask_for: t`Starts with what you’re asking for.`,
  starts_with_who_decided_it: t`Starts with who decided it.`,
  starts_with_who_it_is_about: t`Starts with who it’s about.`,
  starts_with_who_was_told_and_when: t`Starts with who was informed, and when.`,
  thanks_each_reader_who_was_there: t`Thanks everyone who attended.`,
  turns_the_two_halves_of_the_news_round: t`Starts with the second part of the news.`,
};

const naming = (names: string): Readonly<Record<Naming, string>> => ({
  speaks_to: t`Speaks to ${{ whom: names }}.`,
  speaks_to_whoever_could_be: t`Speaks to anyone who could be the ${{ whom: names }}.`,
  speaks_to_whoever_could_be_or_knows_one: t`Speaks to anyone who could be the ${{ whom: names }} or knows someone who could.`,
  speaks_to_those_who_look_for: t`Speaks to people looking for ${{ whom: names }}.`,
});

/** Returns a draft's purpose in the page's language if its code is known, and in English otherwise. */
export const purposeText = ({
  purpose,
  purpose_code,
}: Pick<GeneratedPost, 'purpose' | 'purpose_code'>): string =>
  (purpose_code && textsFor(purpose_code.whom)[purpose_code.code]) ?? purpose;

const textsFor = (names = ''): Readonly<Record<string, string>> => ({ ...TEXTS, ...naming(names) });

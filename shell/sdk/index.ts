/** The API for micro-frontends. Shared at run time as one module, with its router. */
export {
  type Disconnected,
  isDisconnected,
  isOpen,
  needsAttention,
} from '@carillon/contracts/domain/attention.ts';
export {
  Link,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { type Action, useAction } from './action/use-action.ts';
export { type CancelableAction, useCancelableAction } from './action/use-cancelable-action.ts';
export { useOnce } from './action/use-once.ts';
export type { ApiClient } from './api/api-client.ts';
export {
  actionErrorText,
  errorText,
  fieldError,
  isFailure,
  isUnanswered,
  silenceText,
  UNEXPECTED,
} from './api/error-text.ts';
export { ApiError, asApiError, asInvalidReply, isLateResponse, NoResponseError } from './api/errors.ts';
export { loadWords } from './api/load-words.ts';
export { isPlanRefusal } from './api/plan-refusal.ts';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { Question } from './dialog/question.tsx';
export { DeleteQuestion } from './dialog/questions.ts';
export { DRAFTS_KEY, type Drafts, draftName, useDrafts } from './drafts/use-drafts.ts';
export { useWaitingDrafts } from './drafts/use-waiting-drafts.ts';
export { useDrawer } from './drawer/use-drawer.ts';
export { saveCsv, saveText } from './files/save-text.ts';
export { useBackCloses } from './history/use-back-closes.ts';
export { horizontalStep, isComposing, isKey } from './keys/keys.ts';
export { HashtagField, HashtagGroupDialog, NamedDialog } from './named/dialogs.ts';
export { readTags, tagsText } from './named/read-tags.ts';
export { isOnline, useOnlineAgain } from './online/online.ts';
export { Pages } from './pages/pages.tsx';
export { defineRemote } from './providers/define-remote.tsx';
export { MissingWhy } from './providers/missing-why.tsx';
export {
  useApi,
  useLiveEvents,
  useSession,
  useShell,
  useSocialState,
  useToasts,
  useUserStorage,
} from './providers/shell-context.tsx';
export {
  type DisplayStatus,
  displayStatusOf,
  doubtOf,
  type PublicationFacts,
} from './publication/display-status.ts';
export { connectionFact, publicationFact } from './publication/facts.ts';
export { firstCommentText } from './publication/first-comment-text.ts';
export { useOnPage } from './publication/use-on-page.ts';
export { useToDraft } from './publication/use-to-draft.tsx';
export { WhenText } from './publication/when-text.tsx';
export { PlanRefusalState } from './query/plan-refusal-state.tsx';
export { QueryView } from './query/query-view.tsx';
export { type NextPage, ShowMore } from './query/show-more.tsx';
export { useMore } from './query/use-more.ts';
export { useTypedText } from './search/use-typed-text.ts';
export {
  forgetClosedAccount,
  noteClosedAccount,
  onClosedAccount,
  readClosedAccount,
} from './session/closed-account.ts';
export { type ApprovalRights, useApproval } from './session/use-approval.ts';
export { useMay } from './session/use-may.ts';
export { useAuthors, useMemberNames } from './session/use-member-names.ts';
export { MEMBERS_KEY, useMembers } from './session/use-members.ts';
export { noteWantedPage, takeWantedPage } from './session/wanted-page.ts';
export type { RemoteProps, Shell, User } from './shell.ts';
export { limitsFor } from './social/account-limits.ts';
export { AccountPicker } from './social/account-picker.tsx';
export type { AccountFilter, ChoosableAccount } from './social/choosable-accounts.ts';
export { ConnectButton, ConnectTargetButton, ReconnectButton } from './social/connect-button.tsx';
export { type ConnectReturn, readConnectReturn } from './social/connect-return.ts';
export {
  type ConnectedTarget,
  connectedFirst,
  disconnectedOf,
  type NetworkConnection,
  networkOf,
  targetIdOf,
} from './social/connections.ts';
export { PermittedServices } from './social/permitted-services.tsx';
export type { SocialState } from './social/social-state.ts';
export type { ConnectFailures } from './social/social-store.ts';
export { useChoosableAccounts } from './social/use-choosable-accounts.ts';
export { type Connect, useConnect, useConnectFailures, useMayConnect } from './social/use-connect.ts';
export { CONNECTIONS_KEY, type Connections, useConnections } from './social/use-connections.ts';
export { isText, isTexts, useStored } from './storage/use-stored.ts';
export type { UserStorage } from './storage/user-storage.ts';
export { useElapsed, useHighest } from './stream/running-step.ts';
export { StepList } from './stream/step-list.tsx';
export { type Progress, useStreamedAction } from './stream/use-streamed-action.ts';
export { Counters } from './text/counting.ts';
export { formatLocale } from './text/format-locale.ts';
export { formatNumber } from './text/format-number.ts';
export { isolateText } from './text/isolate-text.ts';
export { listText } from './text/list-text.ts';
export { pageLocale } from './text/page-locale.ts';
export { publicPage } from './text/public-page.ts';
export { serviceText } from './text/service-text.ts';
export { shortCount } from './text/short-count.ts';
export { removedText, writerText } from './text/writer-text.ts';
export { useAccountZone } from './time/account-zone.ts';
export { type Choice, choiceOf, readChoice, todayIn } from './time/choice.ts';
export { ChoiceNote } from './time/choice-note.tsx';
export {
  addDays,
  DEFAULT_TIME,
  fromDateText,
  fromLocalText,
  localTimeIn,
  toLocalText,
} from './time/clock.ts';
export { clockText } from './time/clock-text.ts';
export { DateTimeChoice } from './time/date-time.ts';
export {
  dayAndHour,
  dayAndMonth,
  daySpan,
  fullDay,
  monthText,
  shortDay,
  shortDaySpan,
  weekdayText,
} from './time/day-words.ts';
export {
  type Day,
  dayBounds,
  dayIn,
  daysFrom,
  daysLater,
  isSameMonth,
  monthsLater,
  monthWeeks,
  readDay,
  weekOf,
  weekStart,
} from './time/days.ts';
export { formatDate } from './time/format-time.ts';
export { inOwnZone } from './time/own-zone.ts';
export { useGathered } from './time/use-gathered.ts';
export { useNow } from './time/use-now.ts';
export { weekdayNames } from './time/weekday-names.ts';
export {
  atTime,
  dayAndTime,
  exactTime,
  fullTime,
  hourText,
  lengthOf,
  localTimeText,
  longDay,
  monthDay,
  monthDayTime,
  relativeTime,
  shortTime,
} from './time/words.ts';
export { browserZone, isSameZone, offsetOf, timeInZone, timeOf, zoneName } from './time/zones.ts';

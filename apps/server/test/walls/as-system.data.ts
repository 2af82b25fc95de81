const isFound = 'who calls is found out here';
const isSecret = 'the secret of a link is the proof';

/** Calls whose handler runs as the server itself, each with its reason. */
export const callsAsSystem: Readonly<Record<string, string>> = {
  'POST auth/login': isFound,
  'POST auth/refresh': isFound,
  'POST auth/logout': isFound,
  'POST auth/teams': isFound,
  'POST auth/teams/begin': isFound,
  'POST auth/teams/finish': isFound,
  'POST auth/teams/redeem': isFound,
  'POST auth/teams/refresh': isFound,
  'POST auth/connect-teams': 'the account elsewhere may be somebody else’s',
  'POST auth/teams/ask': 'the organisation may belong to a school that one does not see',
  'POST account/teams-tenants/answer': 'the organisation may belong to a school that one does not see',
  'POST account/register': 'addresses are unique in all schools together',
  'POST account/confirm-email': isSecret,
  'POST account/forgotten-password': isFound,
  'POST account/reset-password': isSecret,
  'POST auth/second-factor': isFound,
  'POST auth/qr': isFound,
  'POST account/invitation/look': isSecret,
  'POST account/invitation/accept': isSecret,
  'POST account/restore': isFound,
  'GET auth/oidc/providers': 'every confirmed school is offered to who signs in',
  'POST auth/oidc/begin': isFound,
  'POST auth/oidc/complete': isFound,
  'POST auth/oidc/link': 'the account elsewhere may be somebody else’s',
  'GET pages/framing/get/{url}': 'which websites may frame a page is told to every browser',
  'POST administration/confirmation/look': isSecret,
  'POST administration/confirmation': isSecret,
  'POST administration/join/ask': 'writes to the admins of a school that one does not belong to',
  'POST beam/open': 'the code is the proof',
  'GET documents/preview': 'the signed address is the proof',
  'GET pages/preview/{id}': 'the sealed address is the proof',
  'POST administration/visits/count': 'counts an address, for whoever opens it',
};

interface Window {
  readonly count: number;
  readonly reason: string;
}

/** Places that ask as the server itself, by file. */
export const filesAsSystem: Readonly<Record<string, Window>> = {
  'kernel/server/src/runtime/start-server.ts': { count: 2, reason: 'start, and the sweep of the outbox' },
  'kernel/server/src/runtime/operator.ts': { count: 1, reason: 'the operator of the server, beside it' },
  'kernel/server/src/jobs/jobs.ts': { count: 2, reason: 'jobs and tasks' },
  'kernel/server/src/http/health.ts': { count: 1, reason: 'whether the database answers at all' },
  'kernel/server/src/observing/gauges.ts': { count: 2, reason: 'figures for the operator: sizes and counts, also those of features' },
  'kernel/server/src/observing/operations-routes.ts': { count: 1, reason: 'the same on a page, behind the operator’s token or port' },
  'kernel/server/src/http/app.ts': { count: 1, reason: 'which websites may frame a page' },
  'kernel/server/src/http/call-routes.ts': { count: 1, reason: 'the calls above' },
  'kernel/server/src/audit/audit.ts': { count: 1, reason: 'the log is a chain, also for who may not read it' },
  'kernel/server/src/audit/forget-words.ts': { count: 2, reason: 'an address is the same in the logs of all schools' },
  'kernel/server/src/security/actor-directory.ts': { count: 1, reason: isFound },
  'features/rankings/src/server/queries.ts': { count: 1, reason: 'the lists are of all schools together, by alias' },
  'features/rankings/src/server/handlers.ts': { count: 1, reason: 'an alias is nobody else’s in all schools together' },
  'features/registration/src/server/email.ts': { count: 1, reason: 'addresses are unique in all schools together' },
  'features/account/src/server/office/handover.ts': { count: 1, reason: 'the code of the other school is the proof' },
  'features/account/src/server/office/create-accounts.ts': { count: 2, reason: 'names and addresses are unique in all schools together' },
  'features/federation/src/server/tenants/accounts/judged-accounts.ts': {
    count: 3,
    reason: 'whether somebody belongs to another school too, has a second factor, or a Microsoft account that is taken, is the question',
  },
  'features/people-import/src/server/judged-list.ts': {
    count: 1,
    reason: 'whether somebody ever signed in is asked of sessions, which are nobody else’s',
  },
  'features/people-import/src/server/undo.ts': { count: 1, reason: 'whom an import made may be at another school today' },
  'features/work-plans/src/server/scope.ts': {
    count: 1,
    reason: 'an author who went elsewhere must not believe that no class has the plan',
  },
  'features/work-plans/src/server/queries/traces.ts': {
    count: 1,
    reason: 'what pupils did themselves goes along with them to another school family',
  },
  'features/work-plans/src/server/handlers/portfolio.ts': {
    count: 1,
    reason: 'reads, for the pupil alone, what was proven to be their own work in a plan of a school family that they left',
  },
  'features/work-plans/src/server/handlers/templates.ts': {
    count: 2,
    reason: 'counts who likes a template, of whatever school, and holds the row of somebody else, whose right stands in the conditions',
  },
  'features/homework/src/server/scope.ts': { count: 1, reason: isSecret },
  'features/homework/src/server/topics.ts': { count: 1, reason: 'the id of a share is told only to who showed its secret' },
  'features/homework/src/server/feed-route.ts': { count: 2, reason: isSecret },
  'features/schools/src/server/join-requests.ts': { count: 1, reason: 'tells the admins of a school that one does not belong to' },
  'features/schools/src/server/places.ts': { count: 1, reason: 'whether a child belongs to another school is the question' },
  'features/pages/src/server/handlers/get-page.ts': { count: 1, reason: 'the secret of a link is the proof' },
  'features/pages/src/server/handlers/short-link.ts': {
    count: 2,
    reason: 'the code of a short address is the proof; the rule of reading decides',
  },
  'features/pages/src/server/handlers/open-link.ts': { count: 1, reason: 'the secret of a link, and its password, are the proof' },
  'kernel/server/src/http/oembed.ts': { count: 1, reason: 'what is public is shown to every website' },
  'kernel/server/src/http/framing-reason.ts': { count: 1, reason: 'which websites may frame a thing' },
  'features/pages/src/server/placed-blocks.ts': { count: 1, reason: 'a visitor who plays holds the page that they only read' },
  'features/pages/src/server/kept-pages.ts': {
    count: 4,
    reason: 'copies that are kept are pages of nobody; who may have them was proven by who keeps them',
  },
  'features/flashcards/src/server/handlers/cards.ts': {
    count: 1,
    reason: 'has a card asked again by all who learn it, of whatever school',
  },
  'features/flashcards/src/server/handlers/sets.ts': { count: 1, reason: 'counts who likes a set, of whatever school' },
  'features/ai/src/server/handlers/prompt-lists.ts': {
    count: 1,
    reason: 'takes a prompt off the list of a school, which its admin has proven; afterwards only its author reaches it',
  },
  'features/ai/src/server/prompts/hold-prompts.ts': {
    count: 3,
    reason:
      'leaves a copy with the school that the author has left, and among the favourites of colleagues; favourites of what is deleted go',
  },
  'features/page-templates/src/server/scope.ts': {
    count: 1,
    reason: 'holds the template of somebody else, whose right stands in the conditions',
  },
  'features/page-templates/src/server/handlers/finding.ts': { count: 1, reason: 'counts who likes a template, of whatever school' },
  'features/advent/src/server/scope.ts': { count: 1, reason: 'what a calendar hangs on, which its reader may not see' },
  'features/advent/src/server/queries.ts': {
    count: 2,
    reason: 'who was proven to see a calendar gets its doors from outside, and what is behind the one that is open; no more is read',
  },
  'features/breakouts/src/server/queries.ts': {
    count: 2,
    reason: 'who was proven to play gets the lock before the team and its files, and of the other locks their number; no more is read',
  },
  'features/advent/src/server/website-reads.ts': { count: 1, reason: 'which websites may read a calendar is told to every website' },
  'features/advent/src/server/handlers/show.ts': { count: 1, reason: 'which websites may frame a calendar is told to every browser' },
  'features/advent/src/server/handlers/calendars.ts': { count: 1, reason: 'which websites may show a calendar, as the schools above say' },
  'features/pages/src/server/queries/insert-page.ts': { count: 1, reason: 'addresses are unique in all schools together' },
  'features/documents/src/server/reserve.ts': {
    count: 1,
    reason: 'the store of a school is counted as a whole, also what its former people sent',
  },
  'features/documents/src/server/file-route.ts': { count: 1, reason: 'the signed address is the proof' },
  'features/documents/src/server/rename-file.ts': {
    count: 1,
    reason: 'who keeps a page renames a file whose owner is no more; its feature has proven it',
  },
  'features/shop/src/server/queries/products.ts': {
    count: 3,
    reason: 'the stock is everybody’s: whoever orders, declines or erases holds it and changes it, and nothing else of the range changes',
  },
  'features/pages/src/server/gallery-zip/route.ts': { count: 1, reason: 'the signed address is the proof' },
};

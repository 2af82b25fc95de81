/**
 * What modules of the server keep beside the services of one server. Tests and journeys let one process serve many schools one after
 * another: of each place is said why nothing of the school before reaches the next.
 */
export const knownState: Readonly<Record<string, string>> = {
  'packages/kernel/server/src/http/drawn-page.ts heavyUntil': 'by address and person, for a minute; what is drawn is the same',
  'packages/kernel/server/src/database/walled-client.ts kept': 'statements by their own words',
  'packages/kernel/server/src/database/walled-client.ts connections': 'by connection, which ends with its pool',
  'packages/kernel/server/src/database/walled-client.ts clients': 'by connection, which ends with its pool',
  'packages/kernel/server/src/database/walled-client.ts known': 'by the wall of one request',
  'packages/kernel/server/src/observing/watch-requests.ts codes': 'by request',
  'packages/kernel/server/src/http/foreign-site.ts told': 'what the log was told once; changes no answer',
  'packages/kernel/server/src/http/log.ts salt': 'drawn anew each day; changes no answer',
  'packages/kernel/server/src/http/log.ts saltDay': 'the day of the salt',
  'packages/kernel/server/src/workers/in-worker.ts idle': 'threads that wait for work; each piece of work brings what it is about',
  'packages/kernel/server/src/security/sealed.ts keys': 'by the secret of one server',
  'packages/kernel/server/src/security/wall.ts walls': 'by the person of one request',
  'packages/features/ai/src/server/practice/practice-place.ts started':
    'models for practice on loopback; they keep nothing of what is asked',
  'packages/features/ai/src/server/providers/key-state.ts refused': 'names of models, for the operator of this process',
  'packages/features/ai/src/server/providers/knock.ts known': 'by the address that the operator set, for half a minute',
  'packages/features/ai/src/server/providers/count-tokens.ts counter': 'a counter that is the same for all',
  'packages/features/account/src/server/passwords.ts running': 'how many are at work just now',
  'packages/features/account/src/server/passwords.ts unknownUser': 'a hash of nothing, so that unknown names take as long',
  'packages/features/documents/src/server/addresses.ts signed': 'by the signer of one server',
  'packages/features/federation/src/server/entra-identity.ts verifiers': 'by the configuration of one server',
  'packages/features/federation/src/server/client.ts known': 'by issuer and client, as the provider tells them',
  'packages/features/homework/src/server/pupil-sheet-pdf.ts maker': 'faces of the typesetter, the same for all',
  'packages/features/pages/src/server/queries/read-page.ts compiled': 'statements by their shape, without values',
  'apps/server/src/drawers.ts kept': 'what the build left',
};

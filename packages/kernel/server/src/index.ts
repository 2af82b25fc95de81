export { auditWords } from './audit/audit-words.ts';
export { auditAbout, type AuditDetails, type AuditEntry, writeAudit } from './audit/audit.ts';
export { auditScopes, brokenAuditEntry } from './audit/chain.ts';
export { type AuditChange, auditNamesStep } from './audit/entry-words.ts';
export { forgetAddressInLog, forgetOldAddressesInLog, ownAddressInLog } from './audit/forget-words.ts';
export { type AuditRow, type KeptWord, type LogFilter, readAudit } from './audit/read-log.ts';
export { type Actor, type ActorSource, anonymous, type UserActor } from './actor.ts';
export { assertBlobName, type BlobStore, type StoredBlob } from './blobs/blob-store.ts';
export { demoKey, type DemoWorld, plantAll } from './calls/demo.ts';
export { type CallContext, personOf, servicesOf } from './calls/context.ts';
export { type FramedPath, type Handler, handlersFor, type ServerFeature, type TopicGuard } from './calls/feature.ts';
export { kernelWork, ownWork, type Transact, transactAs, type Work } from './calls/transact.ts';
export { listBackups } from './backup/backup-files.ts';
export { checkBackup } from './backup/check-backup.ts';
export { backupConfig } from './backup/config.ts';
export { bringTo } from './backup/load-database.ts';
export { makeBackup } from './backup/make-backup.ts';
export { readBackup } from './backup/read-backup.ts';
export { inDatabase, onDatabase, wipe } from './backup/databases.ts';
export { restoreBackup } from './backup/restore-backup.ts';
export { backupFolder, runBackup } from './backup/run-backup.ts';
export { type Clock, systemClock } from './clock.ts';
export { type Config, ConfigError, readConfig, settingNames } from './config/config.ts';
export { misspeltSettings } from './config/misspelt.ts';
export { address, type ConfigPart, defineConfig, isLoopback } from './config/config-part.ts';
export { isDuplicate } from './database/faults.ts';
export { changedAt, isBehind, likedPart } from './database/liked-order.ts';
export { lockFor } from './database/lock-for.ts';
export { kernelMigrations } from './database/kernel-migrations.ts';
export { migrate, type Migration } from './database/migrations.ts';
export { type Database, openDatabase } from './database/open.ts';
export { answerInside, undeclaredRefusal } from './http/call-routes.ts';
export { ownTables } from './database/own-tables.ts';
export { beginWordsOf } from './database/plain-words.ts';
export { keepPlan } from './database/walled-client.ts';
export { accessCookie, actorOf, actorOfSession, bearerOf, refreshCookie } from './http/authenticate.ts';
export { type OperatorLines, operatorLinesStep } from './observing/operator-lines.ts';
export { imprintConfig } from './observing/imprint.ts';
export { operationsConfig } from './observing/config.ts';
export { createLog } from './http/log.ts';
export type { SitePage } from './http/static-site.ts';
export { newId, newSecret } from './ids.ts';
export type { JobDefinition } from './jobs/jobs.ts';
export { finishJob, retryJob, stuckJobs } from './jobs/mend-jobs.ts';
export { purgeJob } from './jobs/purge-job.ts';
export type { Mail } from './mail/mailer.ts';
export { Refusal, refuse, refuserFor } from './refusal.ts';
export { databaseServer, operatorDatabase } from './runtime/database.ts';
export { mailJobs } from './mail/mail-job.ts';
export { assertDatabase } from './runtime/start-problems.ts';
export { OperatorError } from './runtime/operator-error.ts';
export { asOperator } from './runtime/operator.ts';
export { type RunningServer, type ServerSettings, startServer } from './runtime/start-server.ts';
export { actorSignal } from './security/actor-directory.ts';
export { countSeals, reseal, type SealCount } from './security/reseal.ts';
export { openKept, openSealed, sealText } from './security/sealed.ts';
export { asSystem, behindWall, nobodysWall, openWall, type Wall, wallHere, wallOf } from './security/wall.ts';
export {
  isMine,
  isOfMyClasses,
  isOfMyPeople,
  isOfMySchools,
  isSeen,
  nameCondition,
  raiseWall,
  raiseWallApart,
} from './security/wall-policies.ts';
export { boundGuesses, houseOf } from './security/guesses.ts';
export type { RateRule } from './security/rate-limiter.ts';
export type { HubTarget, Services } from './services.ts';
export {
  type FoundLink,
  type PersonExport,
  type ReadableDocument,
  type ReadablePart,
  type ReadableTable,
  type StepRegistry,
  type Steps,
  giveStep,
  stepKey,
} from './steps/steps.ts';
export { erase, placeOf } from './keeping/erase.ts';
export { type AnyKeeps, type Erasure, type Gone, keepsOf } from './keeping/keeps.ts';
export { type Json, withoutId } from './keeping/without-id.ts';
export { kernelServer } from './operations/feature.ts';
export { startOperation, startOperationOnce, type OperationDefinition, operationJob, type OperationRun } from './operations/operations.ts';
export { openSignals } from './database/signals.ts';
export { configuredPlace, type ConfiguredPlace, PlaceFault } from './configured-place/configured-place.ts';
export { readEvents } from './configured-place/read-events.ts';
export { createSafeFetch, type SafeFetch, FetchRefused } from './safe-fetch/safe-fetch.ts';
export { inWorker, WorkEnded } from './workers/in-worker.ts';
export { createPlaces } from './workers/places.ts';
export { type ZipEntry, zipParts } from './blobs/zip.ts';
export type { ZipWritten } from './blobs/zip-format.ts';
export { zipSegments } from './blobs/zip-segments.ts';
export type { OperatorCommand, OperatorOutput } from './calls/operator-command.ts';
export { renderMail } from './mail/render-mail.ts';
export type { MailKind } from './mail/mail-job.ts';

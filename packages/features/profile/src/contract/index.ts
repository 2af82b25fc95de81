import { inviteMyself } from './handover.ts';
import { deleteAccount, latestExport, startExport } from './leaving.ts';
import { changeOwnPassword, getProfile, setDefaultSchoolClass, updateProfile } from './profile.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';

export * from './handover.ts';
export * from './leaving.ts';
export * from './profile.ts';
export * from './sessions.ts';

export const profileCalls = {
  getProfile,
  updateProfile,
  setDefaultSchoolClass,
  changeOwnPassword,
  listSessions,
  endSession,
  endOtherSessions,
  inviteMyself,
  startExport,
  latestExport,
  deleteAccount,
} as const;

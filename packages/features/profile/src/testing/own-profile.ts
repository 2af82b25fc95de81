import type { OwnProfile } from '../contract/index.ts';

const lea: OwnProfile = {
  firstName: 'Lea',
  lastName: 'Brunner',
  userName: 'lea.brunner',
  avatar: null,
  email: 'lea@schule.example',
  emailConfirmed: true,
  pendingEmail: null,
  mayChangeName: true,
  hasPassword: true,
  hasQrCard: false,
  hasPicturePin: false,
  secondFactor: { active: false, required: false, possible: true, recoveryCodesLeft: 0 },
  connections: [],
  connectable: [],
  newsletter: null,
  mayDelete: true,
};

/** The own account of a teacher with a confirmed address, but for the `changes`. */
export const anOwnProfile = (changes: Partial<OwnProfile> = {}): OwnProfile => ({ ...lea, ...changes });

import { type Examples, testPassword } from '@pausenplatz/account/testing';
import { newId } from '@pausenplatz/kernel-server';
import type { passwordsCalls } from '../contract/index.ts';
import { aClassItem, aGroup, withoutPasswords } from './entries.ts';

const words = { title: 'Leseraupe', url: 'https://leseraupe.example/', icon: 'book', groupId: null } as const;
const vault = {
  derivation: { algorithm: 'argon2id', memoryKib: 65_536, passes: 2, salt: 's'.repeat(22) },
  knowledge: 'k'.repeat(43),
  wrapped: 'w'.repeat(80),
} as const;

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const passwordsExamples: Examples<typeof passwordsCalls> = {
  async getMyItems(world) {
    await withoutPasswords(world);
    return {};
  },
  async getItems(world) {
    await aClassItem(world);
    return { id: world.ownClassId };
  },
  async addItem(world) {
    await withoutPasswords(world);
    return { scope: 'class', id: newId(), classId: world.ownClassId, ...words, pupilCanEdit: true, teacherCanSee: true };
  },
  editItem: async (world) => ({ scope: 'class', id: await aClassItem(world), ...words, pupilCanEdit: false, teacherCanSee: true }),
  deleteItem: async (world) => ({ id: await aClassItem(world), isDeleted: true }),
  fillColumn: async (world) => ({
    id: await aClassItem(world),
    rows: [{ userId: world.people.pupilOwner.userId, userName: 'mia', secret: 'fuchs-lampe-31' }],
  }),
  addGroup: (world) => ({ classId: world.ownClassId, name: 'Rechnen' }),
  editGroup: async (world) => ({ id: await aGroup(world), name: 'Rechnen' }),
  deleteGroup: async (world) => ({ id: await aGroup(world) }),
  provePresence: () => ({ password: testPassword }),
  revealSecret: async (world) => ({ id: await aClassItem(world), userId: world.people.pupilOwner.userId, proof: null }),
  printSlips: async (world) => ({ id: await aClassItem(world), proof: null }),
  async createVault(world) {
    await withoutPasswords(world);
    return { ...vault, recoveryKnowledge: 'r'.repeat(43), recoveryWrapped: 'x'.repeat(80) };
  },
  async openVault(world) {
    await withoutPasswords(world);
    return { by: 'password', knowledge: vault.knowledge };
  },
  async rewrapVault(world) {
    await withoutPasswords(world);
    return { by: 'password', knowledge: vault.knowledge, revision: 1, next: vault };
  },
  async addSealedItems(world) {
    await withoutPasswords(world);
    return { items: [{ id: newId(), sealed: 'z'.repeat(60) }] };
  },
  async giveUpVault(world) {
    await withoutPasswords(world);
    return { password: testPassword };
  },
};

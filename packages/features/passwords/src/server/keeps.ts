import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

const ownKey = 'opens what is told without its passwords; an export is a file that lies about';

/** Where passwords hold people and classes. A class’s entries go with the class, a child’s row with the child. */
export const passwordsKeeps = keepsOf<OwnTables>()({
  people: {
    'password_row.user_id': { erased: 'row', exportedAs: 'passwordAccounts' },
    'password_item.owner_id': { erased: 'row', exportedAs: 'passwordEntries' },
    'password_item.created_by': { erased: 'nobody', exportedAs: 'passwordEntries' },
    'password_group.owner_id': { erased: 'row', exportedAs: 'passwordGroups' },
    'password_key.owner_id': { erased: 'row', notExported: ownKey },
    'password_vault.user_id': { erased: 'row', exportedAs: 'passwordVault' },
    'password_vault_item.user_id': { erased: 'row', exportedAs: 'passwordVaultEntries' },
  },
  classes: {
    'password_row.class_id': { erased: 'row', notExported: 'is each child’s own' },
    'password_item.class_id': { erased: 'row', exportedAs: 'passwordEntries' },
    'password_group.class_id': { erased: 'row', exportedAs: 'passwordGroups' },
    'password_key.class_id': { erased: 'row', notExported: ownKey },
  },
  neither: {
    password_key: ['id', 'wrapped'],
    password_group: ['id', 'name'],
    password_item: ['id', 'group_id', 'title', 'url', 'icon'],
    password_row: ['item_id', 'user_name', 'key_id', 'sealed'],
    password_vault: ['derivation', 'knowledge_hash', 'wrapped', 'recovery_hash', 'recovery_wrapped'],
    password_vault_item: ['id', 'sealed'],
  },
});

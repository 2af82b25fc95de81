import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

/** Where the games hold people and classes: boards are their players', lists are of their class. */
export const gamesKeeps = keepsOf<OwnTables>()({
  people: {
    'word_round.user_id': { erased: 'row', exportedAs: 'wordRounds' },
    'word_player.user_id': { erased: 'row', exportedAs: 'wordPlayer' },
    'memory_game.user_id': { erased: 'row', exportedAs: 'memoryGames' },
    'memory_picture_set.owner_id': { erased: 'row', exportedAs: 'pictureSets' },
    'memory_duel.inviter_id': { erased: 'row', exportedAs: 'memoryDuels' },
    'memory_duel.invitee_id': { erased: 'row', exportedAs: 'memoryDuels' },
  },
  classes: {
    'word_list.class_id': { erased: 'row', exportedAs: 'wordList' },
    'memory_picture_class.class_id': { erased: 'row', exportedAs: 'pictureSets' },
    'memory_class.class_id': { erased: 'row', exportedAs: 'memoryClass' },
    'memory_duel.class_id': { erased: 'row', notExported: 'is of the two who play it, for a day, and stands in their exports' },
    'word_round.class_id': { erased: 'row', notExported: 'a board belongs to its player alone and stands in their export' },
  },
  neither: {
    word_round: ['id', 'kind', 'level', 'answer', 'guesses', 'state'],
    word_list: ['words', 'drawn'],
    memory_game: ['id', 'size', 'set_name'],
    memory_picture_set: ['id', 'title'],
    memory_picture: ['id', 'set_id', 'file_id', 'name'],
    memory_picture_class: ['set_id'],
    memory_duel: ['id', 'set_name', 'set_id', 'set_title', 'size', 'state', 'cards', 'finders', 'last', 'last_places'],
  },
});

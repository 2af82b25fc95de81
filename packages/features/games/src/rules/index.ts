export { type ClassSource, comesFromClass, nextWord, wordOfDay } from './draw-word.ts';
export { leftOutOf } from './hard-way.ts';
export { judge } from './judge.ts';
export { inCapitals, isLetter, keyRows, lettersOf, playableWords, readWord, wordsIn } from './letters.ts';
export { knownLetters, signsOf, stateAfter } from './round.ts';
export { statisticsOf } from './statistics.ts';
export { dealt, type Half, largestUpTo, memoryGrids } from './memory/deal.ts';
export { type Face, lentPairs, type Pair, readyPairs } from './memory/ready-sets.ts';
export { isMemoryOver, isTaken, type MemoryGame, newMemory, pairsOf, playedOver, turnOver, winnersOf } from './memory/play.ts';

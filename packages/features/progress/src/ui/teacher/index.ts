export { GridChild, useClassGridStyles } from './class-grid.tsx';
export { TrainerOverview } from './trainer-overview.tsx';

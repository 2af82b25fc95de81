export { OverviewScreen } from './overview-screen.tsx';
export { screenOf } from './stage-screen.tsx';

export { judgeRefresh, type RefreshVerdict } from './judge-refresh.ts';
export { isCommonPassword } from './common-password.ts';

/** What the frame of the web host itself needs of the account's contract; the rest comes with the account's screens. */
export { checkAuthentication, refresh, sessionEnded } from '@pausenplatz/account/contract';

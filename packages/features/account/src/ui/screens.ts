import type { ScreenDefinition } from '@pausenplatz/kernel-host';

/** Every screen is a chunk of its own; this list of them loads at the first one, so that the host's entry stays light. */
export const accountScreens = {
  account: async () => ({ Screen: (await import('./screens/account-screen.tsx')).AccountScreen }),
  initialPassword: async () => ({ Screen: (await import('./screens/initial-password-screen.tsx')).InitialPasswordScreen }),
  logout: async () => ({ Screen: (await import('./screens/logout-screen.tsx')).LogoutScreen }),
  register: async () => ({ Screen: (await import('./screens/register-screen.tsx')).RegisterScreen }),
  confirmEmail: async () => ({ Screen: (await import('./screens/confirm-email-screen.tsx')).ConfirmEmailScreen }),
  forgottenPassword: async () => ({ Screen: (await import('./screens/forgotten-password-screen.tsx')).ForgottenPasswordScreen }),
  resetPassword: async () => ({ Screen: (await import('./screens/reset-password-screen.tsx')).ResetPasswordScreen }),
  invitation: async () => ({ Screen: (await import('./screens/invitation-screen.tsx')).InvitationScreen }),
  schoolAccount: async () => ({ Screen: (await import('./screens/school-account-screen.tsx')).SchoolAccountScreen }),
  qr: async () => ({ Screen: (await import('./screens/qr-screen.tsx')).QrScreen }),
  profile: async () => ({ Screen: (await import('./screens/profile-screen.tsx')).ProfileScreen }),
} as const satisfies Readonly<Record<string, ScreenDefinition['load']>>;

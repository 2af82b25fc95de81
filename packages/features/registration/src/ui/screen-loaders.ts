/** The way to each screen; in a chunk of its own, so that the start of the web host carries one address instead of several lists of parts. */
export const screenLoaders = {
  register: async () => ({ Screen: (await import('./screens/register-screen.tsx')).RegisterScreen }),
  confirmEmail: async () => ({ Screen: (await import('./screens/confirm-email-screen.tsx')).ConfirmEmailScreen }),
  forgottenPassword: async () => ({ Screen: (await import('./screens/forgotten-password-screen.tsx')).ForgottenPasswordScreen }),
  resetPassword: async () => ({ Screen: (await import('./screens/reset-password-screen.tsx')).ResetPasswordScreen }),
} as const;

/** What the diagnosis says of uploading. */
export const uploadDiagnosisTexts = {
  signIn: 'Melde dich an, dann wird das geprüft.',
  good: 'Dateien kommen an: {kilobytes} KB in {seconds} s.',
  slow: 'Dateien kommen an, aber langsam: {kilobytes} KB in {seconds} s. Fotos und Filme brauchen hier Geduld.',
  bad: 'Eine Datei von {kilobytes} KB kommt nicht an: {reason} Sag es der Person, die das Netz betreut.',
  late: 'Nach {seconds} s war sie noch nicht da.',
  unreachable: 'Der Pausenplatz antwortet nicht.',
} as const;

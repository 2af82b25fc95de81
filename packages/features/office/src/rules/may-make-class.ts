interface KeptSchool {
  readonly adminMode: 'selfManaged' | 'admin' | 'synchronised';
  readonly administers: boolean;
}

/** Who makes classes: in a self-managed school its teachers, else its admins; nobody where a list of the canton keeps them. */
export const mayMakeClass = ({ adminMode, administers }: KeptSchool): boolean =>
  adminMode !== 'synchronised' && (administers || adminMode === 'selfManaged');

/** The manifest tells users of the elements what they can use: no private member is in it. */
const onlyPublic = {
  name: 'only-public',
  packageLinkPhase({ customElementsManifest }) {
    for (const { declarations } of customElementsManifest.modules) {
      for (const one of declarations) {
        if (one.members !== undefined) {
          one.members = one.members.filter(({ privacy }) => privacy === undefined || privacy === 'public');
        }
      }
    }
  },
};

export default {
  globs: ['src/elements/motu-*.ts', 'src/elements/part.ts'],
  exclude: ['src/elements/*.styles.ts'],
  litelement: true,
  // package.json names the manifest already; the analyzer would write the path of whoever runs it.
  packagejson: false,
  plugins: [onlyPublic],
};

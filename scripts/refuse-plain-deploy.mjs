/** Hosting's predeploy hook: the headers in firebase.json do not know this build's styles, so pages would have none. */
console.error(
  'Deploy with "npm run deploy": it writes the hashes of this build\'s styles into the headers.',
);
process.exit(1);

{
  "name": "@pausenplatz/{{kebab}}",
  "version": "0.0.0",
  "private": true,
  "type": "module",
  "sideEffects": false,
  "exports": {
    "./contract": "./src/contract/index.ts",
    "./server": "./src/server/index.ts",
    "./testing": "./src/testing/index.ts",
    "./ui": "./src/ui/index.ts",
    "./journeys/scenes": "./journeys/scenes.ts"
  },
  "dependencies": {{dependencies}},
  "devDependencies": { "@pausenplatz/app-e2e": "0.0.0" }
}

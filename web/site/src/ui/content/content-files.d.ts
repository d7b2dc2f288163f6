declare module "#content/*.md" {
  export const page: import("./content-model.ts").ContentPage;
}

/** The addresses of pages that need no router to be named. */
export const lessonPath = (lesson: string) => `/learn/${lesson}`;
export const rulesPath = (edition: string) => `/rules/${edition}`;

export const companyNumber = (id: number) => `PR${id}`;

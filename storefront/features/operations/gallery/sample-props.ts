export interface SampleProps {
  open: boolean;
  onHandle: (outcome: boolean) => void;
  "data-testid": string;
}

export async function loader() {
  return null;
}

export default function Confirm() {
  return null;
}

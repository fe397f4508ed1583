const small = matchMedia('(max-width: 899px)');
let phone = $state(small.matches);
small.addEventListener('change', () => (phone = small.matches));

export const layout = {
  get phone(): boolean {
    return phone;
  },
};
